import { errorsBy } from '#src/shared/ui/form/form-rules.ts'
import { expect, test } from 'vitest'
import { loginRules, registrationRules } from './form-rules.ts'

const filled = {
  name: 'Asha',
  phone: '9876543210',
  email: 'asha@shop.test',
  password: 'a good one',
  confirmPassword: 'a good one',
}
const bare = { name: '', phone: '', email: '', password: '', confirmPassword: '' }

test('sign-in requires both fields, and nothing else', () => {
  expect(errorsBy(loginRules, { email: '', password: ' ' })).toEqual({
    email: 'Please enter your email',
    password: 'Please enter your password',
  })
  expect(errorsBy(loginRules, { email: 'asha', password: 'x' })).toEqual({})
})

test('registration requires all five fields; spaces do not count', () => {
  expect(Object.keys(errorsBy(registrationRules, bare)).toSorted()).toEqual(Object.keys(bare).toSorted())
  expect(errorsBy(registrationRules, { ...filled, name: '  ' })).toEqual({ name: 'Please enter your name' })
  expect(errorsBy(registrationRules, filled)).toEqual({})
})

test('the two passwords must be the same', () => {
  expect(errorsBy(registrationRules, { ...filled, confirmPassword: 'another' })).toEqual({
    confirmPassword: 'Passwords do not match!',
  })
})

test('the server checks the format of the email address and the length of the password', () => {
  expect(errorsBy(registrationRules, { ...filled, email: 'asha', password: 'abc', confirmPassword: 'abc' })).toEqual({})
})
