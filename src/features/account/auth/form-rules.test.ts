import { expect, test } from 'vitest'
import { loginFaults, registrationFaults } from './form-rules.ts'

const filled = {
  name: 'Asha',
  phone: '9876543210',
  email: 'asha@shop.test',
  password: 'a good one',
  confirmPassword: 'a good one',
}
const bare = { name: '', phone: '', email: '', password: '', confirmPassword: '' }

test('sign-in asks for both, and for nothing more', () => {
  expect(loginFaults({ email: '', password: ' ' })).toEqual({
    email: 'Please enter your email',
    password: 'Please enter your password',
  })
  expect(loginFaults({ email: 'asha', password: 'x' })).toEqual({})
})

test('registration asks for all five; blanks do not fill a field', () => {
  expect(Object.keys(registrationFaults(bare)).toSorted()).toEqual(Object.keys(bare).toSorted())
  expect(registrationFaults({ ...filled, name: '  ' })).toEqual({ name: 'Please enter your name' })
  expect(registrationFaults(filled)).toEqual({})
})

test('the two passwords must be the same', () => {
  expect(registrationFaults({ ...filled, confirmPassword: 'another' })).toEqual({
    confirmPassword: 'Passwords do not match!',
  })
})

test('the form of an email address and the length of a password are left to the server', () => {
  expect(registrationFaults({ ...filled, email: 'asha', password: 'abc', confirmPassword: 'abc' })).toEqual({})
})
