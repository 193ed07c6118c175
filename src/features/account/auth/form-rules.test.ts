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

test('sign-in asks for both, and for nothing more', () => {
  expect(loginErrors({ email: '', password: ' ' })).toEqual({
    email: 'Please enter your email',
    password: 'Please enter your password',
  })
  expect(loginErrors({ email: 'asha', password: 'x' })).toEqual({})
})

test('registration asks for all five; blanks do not fill a field', () => {
  expect(Object.keys(registrationErrors(bare)).toSorted()).toEqual(Object.keys(bare).toSorted())
  expect(registrationErrors({ ...filled, name: '  ' })).toEqual({ name: 'Please enter your name' })
  expect(registrationErrors(filled)).toEqual({})
})

test('the two passwords must be the same', () => {
  expect(registrationErrors({ ...filled, confirmPassword: 'another' })).toEqual({
    confirmPassword: 'Passwords do not match!',
  })
})

test('the form of an email address and the length of a password are left to the server', () => {
  expect(registrationErrors({ ...filled, email: 'asha', password: 'abc', confirmPassword: 'abc' })).toEqual({})
})
