import { expect, test } from 'vitest'
import { discountText } from './discount-text.ts'

test.each([
  [{ discount_percent: 0, discount_amount: 9.5 }, '₹9.50 off'],
  [{ discount_percent: 0, discount_amount: 9 }, '₹9 off'],
  [{ discount_percent: 0, discount_amount: 9.9999 }, '₹9.9999 off'],
  [{ discount_percent: 7.5, discount_amount: 9 }, '7.5% off'],
  [{ discount_percent: 0, discount_amount: 0 }, null],
])('%j reads %j', (discount, text) => {
  expect(discountText(discount)).toBe(text)
})
