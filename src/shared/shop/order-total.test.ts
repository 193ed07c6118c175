import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRupees } from '../lib/text/money.ts'
import { lineTotal, orderTotal, usualCharges } from './order-total.ts'

test('adds the lines, the flat shipping of 99 and takes the promo off', () => {
  const lines = [
    { price: 48_500, quantity: 1 },
    { price: 2740, quantity: 2 },
  ]
  const charges = [{ name: 'Shipping', amount: 99 }]
  expect(orderTotal(lines)).toEqual({ subtotal: 53_980, charges, promo: 0, total: 54_079, decimals: 0 })
  expect(orderTotal(lines, 200)).toEqual({ subtotal: 53_980, charges, promo: 200, total: 53_879, decimals: 0 })
})

test('never goes below zero', () => {
  expect(orderTotal([{ price: 100, quantity: 1 }], 200)).toMatchObject({ promo: 199, total: 0 })
  expect(orderTotal([{ price: 102, quantity: 1 }], 200)).toMatchObject({ promo: 200, total: 1 })
})

test('calculates in whole paise', () => {
  expect(
    orderTotal([
      { price: 0.1, quantity: 1 },
      { price: 0.2, quantity: 1 },
    ]).subtotal,
  ).toBe(0.3)
})

test('a charge of any name and amount is part of the total', () => {
  const charges = [...usualCharges, { name: 'Gift wrap', amount: 149.5 }]
  expect(orderTotal([{ price: 500, quantity: 1 }], 0, charges)).toMatchObject({ total: 748.5, decimals: 2 })
})

/** The paise that a shown amount says. */
const read = (shown: string) => Math.round(Number(shown.replaceAll(/[^\d.]/g, '')) * 100)

const sum = (all: number[]) => all.reduce((one, other) => one + other, 0)

const rupees = fc.oneof(
  fc.integer({ min: 0, max: 5_000_000 }),
  fc.integer({ min: 0, max: 500_000_000 }).map((paise) => paise / 100),
  // As an administrator may save it, or a host send it.
  fc.integer({ min: 0, max: 50_000_000_000 }).map((part) => part / 10_000),
)
const lines = fc.array(
  fc.record({ price: rupees, quantity: fc.integer({ min: 1, max: 99 }), was: fc.option(rupees, { nil: undefined }) }),
  { minLength: 1, maxLength: 12 },
)

test('whatever the prices, quantities, charges and promo: the shown amounts add up', () =>
  fc.assert(
    fc.property(lines, fc.constantFrom(0, 200), fc.array(rupees, { maxLength: 3 }), (ordered, promo, amounts) => {
      const charges = amounts.map((amount, index) => ({ name: `Charge ${index}`, amount: Math.round(amount) }))
      const total = orderTotal(ordered, promo, charges)
      const shown = (amount: number) => read(formatRupees(amount, total))
      const shownLines = ordered.map(({ price, quantity }) => shown(lineTotal(price, quantity)))
      expect(shownLines).toEqual(ordered.map(({ price, quantity }) => shown(price) * quantity))
      expect(sum(shownLines)).toBe(shown(total.subtotal))
      const shownCharges = charges.map(({ amount }) => shown(amount))
      expect(shown(total.subtotal) + sum(shownCharges) - shown(total.promo)).toBe(shown(total.total))
    }),
  ))
