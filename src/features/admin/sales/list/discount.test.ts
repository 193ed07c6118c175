import { expect, test } from 'vitest'
import { readDiscount } from './discount.ts'

test.each([
  ['5', '5.0000'],
  [' 7.5 ', '7.5000'],
  ['9.9999', '9.9999'],
  ['.25', '0.2500'],
  ['0', '0.0000'],
])('%j is sent as %j', (text, percent) => {
  expect(readDiscount(text)).toEqual({ percent })
})

test.each([
  ['', 'Enter the discount in percent.'],
  ['ten', 'Enter a number, such as 7.5.'],
  ['-1', 'Enter a number, such as 7.5.'],
  ['10', 'The discount can be at most 9.9999 percent.'],
  ['1.23456', 'Enter at most 4 decimals.'],
])('%j is refused', (text, problem) => {
  expect(readDiscount(text)).toEqual({ problem })
})
