import { expect, test } from 'vitest'
import { orderTotal } from './order-total.ts'

test('adds the lines, the flat shipping of 99 and takes the promo off', () => {
  const lines = [
    { price: 48_500, quantity: 1 },
    { price: 2740, quantity: 2 },
  ]
  expect(orderTotal(lines)).toEqual({ subtotal: 53_980, shipping: 99, promo: 0, total: 54_079 })
  expect(orderTotal(lines, 200)).toEqual({ subtotal: 53_980, shipping: 99, promo: 200, total: 53_879 })
})

test('never goes below zero', () => {
  expect(orderTotal([{ price: 100, quantity: 1 }], 200).total).toBe(0)
  expect(orderTotal([{ price: 102, quantity: 1 }], 200).total).toBe(1)
})

test('calculates in whole paise', () => {
  expect(
    orderTotal([
      { price: 0.1, quantity: 1 },
      { price: 0.2, quantity: 1 },
    ]).subtotal,
  ).toBe(0.3)
})
