import { expect, test } from 'vitest'
import { loginFaults, registrationFaults, serverFaults } from './faults.ts'

const filled = {
  name: 'Asha',
  phone: '9876543210',
  email: 'asha@shop.test',
  password: 'a good one',
  confirmPassword: 'a good one',
}
const bare = { name: '', phone: '', email: '', password: '', confirmPassword: '' }

test('sign-in asks for both, and for nothing more', () => {
  expect(loginFaults({ email: '', password: '' })).toEqual({
    email: 'Please enter your email',
    password: 'Please enter your password',
  })
  expect(loginFaults({ email: 'asha', password: 'x' })).toEqual({})
})

test('registration asks for all five', () => {
  expect(Object.keys(registrationFaults(bare)).toSorted()).toEqual(Object.keys(bare).toSorted())
  expect(registrationFaults(filled)).toEqual({})
})

test('the two passwords must be the same', () => {
  expect(registrationFaults({ ...filled, confirmPassword: 'another' })).toEqual({
    confirmPassword: 'Passwords do not match!',
  })
})

test('tells the contract’s limits in words', () => {
  expect(registrationFaults({ ...filled, email: 'asha', password: 'abc', confirmPassword: 'abc' })).toEqual({
    email: 'Please enter an email address such as name@example.com',
    password: 'Please use at least 6 characters',
  })
})

test('puts the server’s findings to their fields', () => {
  const errors = [
    { path: 'body.email', message: 'Taken' },
    { path: 'body.email', message: 'Later' },
    { path: 'body.role', message: 'No' },
  ]
  expect(serverFaults(filled, errors)).toEqual({ email: 'Taken' })
})
