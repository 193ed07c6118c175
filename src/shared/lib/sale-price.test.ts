import { expect, test } from 'vitest'
import { discounted, saleState } from './sale-price.ts'

test('the percent wins over the amount', () => {
  expect(discounted(1000, { discount_percent: 7.5, discount_amount: 9.5 })).toBe(925)
  expect(discounted(1000, { discount_percent: 0, discount_amount: 9.5 })).toBe(990.5)
  expect(discounted(1000, { discount_percent: 0, discount_amount: 0 })).toBe(1000)
})

test('never costs less than nothing, and counts in whole paise', () => {
  expect(discounted(5, { discount_percent: 0, discount_amount: 9.5 })).toBe(0)
  expect(discounted(2740, { discount_percent: 9.9999, discount_amount: 0 })).toBe(2466)
  expect(discounted(333, { discount_percent: 7.5, discount_amount: 0 })).toBe(308.03)
})

test.each([
  ['running', '2026-11-14', true],
  ['upcoming', '2026-10-31', true],
  ['ended', '2027-01-01', true],
  ['ended', '2027-01-01', false],
  ['inactive', '2026-11-14', false],
] as const)('is %s on %s (switched on: %s)', (state, day, is_active) => {
  const sale = { is_active, start_date: '2026-11-01T00:00:00Z', end_date: '2026-12-31T18:29:59Z' }
  expect(saleState(sale, new Date(`${day}T10:00:00Z`))).toBe(state)
})
