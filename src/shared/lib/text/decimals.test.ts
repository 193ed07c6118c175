import { expect, test } from 'vitest'
import { decimalsOf, fixed, numberOrZero, readNumber } from './decimals.ts'

test.each([
  ['', null],
  ['  ', null],
  ['abc', null],
  ['0', 0],
  ['-12.5', -12.5],
  ['Rs. 65,000', 65_000],
  ['1e3', null],
])('%j reads as %j', (text, value) => {
  expect(readNumber(text)).toBe(value)
  expect(numberOrZero(text)).toBe(value ?? 0)
})

test.each([
  [48500, 4, '48500.0000'],
  [0.1 + 0.2, 4, '0.3000'],
  [1.005, 2, '1.01'],
  [1234.567, 2, '1234.57'],
  [9.99994, 4, '9.9999'],
  [9.99995, 4, '10.0000'],
  [-250.55555, 4, '-250.5556'],
  [-0.00001, 4, '0.0000'],
  [1e-9, 2, '0.00'],
  [9_999_999_999.9999, 4, '9999999999.9999'],
  [1e17, 4, '100000000000000000.0000'],
  [-1e17, 4, '-100000000000000000.0000'],
])('%d with %d decimals is %s', (value, decimals, text) => {
  expect(fixed(value, decimals)).toBe(text)
})

test('decimals are counted in the number’s decimal form', () => {
  expect([12, 12.5, 12.345].map(decimalsOf)).toEqual([0, 1, 3])
})
