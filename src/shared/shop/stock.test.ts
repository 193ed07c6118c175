import { expect, test } from 'vitest'
import { readStock, stockText } from './stock.ts'

test.each([
  [5, 5, 2, 'Sold out'],
  [5, 7, 2, 'Sold out'],
  [5, 3, 2, 'Only 2 left'],
  [5, 4, 2, 'Only 1 left'],
  [5, 2, 2, null],
  [1, 0, 0, null],
])('%i in all, %i reserved, alert at %i: %s', (total_quantity, reserved_quantity, minimum_stock_alert, text) => {
  expect(stockText(readStock({ total_quantity, reserved_quantity, minimum_stock_alert }))).toBe(text)
})
