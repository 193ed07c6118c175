import { expect, test } from 'vitest'
import { loginErrors, registrationErrors } from './form-rules.ts'

const filled = {
  name: 'Asha',
  phone: '9876543210',
  email: 'asha@shop.test',
  password: 'a good one',
  confirmPassword: 'a good one',
}
const bare = { name: '', phone: '', email: '', password: '', confirmPassword: '' }

test('sign-in requires both fields, and nothing else', () => {
  expect(loginErrors({ email: '', password: ' ' })).toEqual({
    email: 'Please enter your email',
    password: 'Please enter your password',
  })
  expect(loginErrors({ email: 'asha', password: 'x' })).toEqual({})
})

test('registration requires all five fields; spaces do not count', () => {
  expect(Object.keys(registrationErrors(bare)).toSorted()).toEqual(Object.keys(bare).toSorted())
  expect(registrationErrors({ ...filled, name: '  ' })).toEqual({ name: 'Please enter your name' })
  expect(registrationErrors(filled)).toEqual({})
})

test('the two passwords must be the same', () => {
  expect(registrationErrors({ ...filled, confirmPassword: 'another' })).toEqual({
    confirmPassword: 'Passwords do not match!',
  })
})

test('the server checks the format of the email address and the length of the password', () => {
  expect(registrationErrors({ ...filled, email: 'asha', password: 'abc', confirmPassword: 'abc' })).toEqual({})
})
