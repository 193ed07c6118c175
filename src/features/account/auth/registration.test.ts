import { expect, test } from 'vitest'
import { toRegistration, withCountry } from './registration.ts'

test.each(['9876543210', '98765 43210', '+91 98765-43210', '919876543210', '0091 9876543210', '09876543210'])(
  '%s is one number',
  (typed) => {
    expect(withCountry(typed)).toBe('+919876543210')
  },
)

test('a number that starts with 91 keeps it', () => {
  expect(withCountry('9198765432')).toBe('+919198765432')
})

test('always sends the customer role', () => {
  const values = {
    name: 'Asha',
    phone: '9876543210',
    email: 'asha@shop.test',
    password: 'secret',
    confirmPassword: 'secret',
  }
  expect(toRegistration(values)).toEqual({ ...values, phone: '+919876543210', role: 'CUSTOMER' })
})
