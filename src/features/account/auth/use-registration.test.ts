import { expect, test } from 'vitest'
import { toRegistration, withCountry } from './use-registration.ts'

const spaced = ['9876543210', '98765 43210', '+91 98765-43210', '919876543210', '0091 9876543210', '09876543210']
const copied = [
  'tel:+919876543210',
  '+91 (0) 98765 43210',
  '९८७६५ ४३२१०',
  '＋９１ ９８７６５４３２１０',
  '\u202A98765\u201143210',
]

test.each([...spaced, ...copied])('%s is one number', (typed) => {
  expect(withCountry(typed)).toBe('+919876543210')
})

test('a number that starts with 91 keeps it', () => {
  expect(withCountry('9198765432')).toBe('+919198765432')
})

test.each(['+44 20 7946 0958', '+91', '98765', '98765432101', '+1 987 654 3210', 'later'])(
  '%s is no Indian number and stays as typed',
  (typed) => {
    expect(withCountry(` ${typed} `)).toBe(typed)
  },
)

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
