import { expect, test } from 'vitest'
import { planPrices, sizeError, type PriceDirection } from './price-change.ts'

const planned = (price: number, way: PriceDirection, size: number) =>
  planPrices([{ id: 'a', name: 'Ring', price }], way, size)[0]

test.each([
  [1000, 'raisePercent', 10, 1100],
  [999.99, 'raisePercent', 3.5, 1034.99],
  [1.005, 'raisePercent', 100, 2.01],
  [12_499.5, 'lowerPercent', 33.33, 8333.42],
  [1000, 'lowerPercent', 100, 0],
  [0.1, 'raiseAmount', 0.2, 0.3],
  [1000, 'lowerAmount', 999.995, 0.01],
] as const)('%d by %s %d is %d, in whole paise', (price, way, size, to) => {
  expect(planned(price, way, size)).toEqual({ id: 'a', name: 'Ring', price, to })
})

test.each([
  [100, 'lowerAmount', 100.01, 'Would be below 0'],
  [9_999_999_999, 'raiseAmount', 1, 'Would be above the limit'],
  [100, 'raiseAmount', 1e21, 'Would be above the limit'],
  [0.04, 'raisePercent', 10, 'Stays the same'],
  [0, 'lowerPercent', 10, 'Stays the same'],
] as const)('%d by %s %d: %s', (price, way, size, problem) => {
  expect(planned(price, way, size)).toMatchObject({ problem })
})

test('a price that a cheaper variant could not follow stays', () => {
  const rows = [{ id: 'a', name: 'Ring', price: 1000, leastModifier: -150 }]
  expect(planPrices(rows, 'lowerPercent', 90)).toMatchObject([{ to: 100, problem: 'A variant would be below 0' }])
  expect(planPrices(rows, 'lowerPercent', 85)).toEqual([{ ...rows[0], to: 150 }])
})

test.each([
  ['raisePercent', '', 'Please enter a number above 0'],
  ['raiseAmount', '0', 'Please enter a number above 0'],
  ['lowerAmount', '-5', 'Please enter a number above 0'],
  ['lowerPercent', '100.5', 'Please enter at most 100'],
  ['raisePercent', '1001', 'Please enter at most 1,000'],
  ['raisePercent', '12.5', null],
  ['raiseAmount', '₹1,200', null],
  ['raisePercent', '10 %', null],
  ['raisePercent', '₹5', 'Please enter a number above 0'],
] as const)('%s by %j: %s', (way, text, error) => {
  expect(sizeError(way, text)).toBe(error)
})
