import { expect, test } from 'vitest'
import { priceText, readRange, withMax, withMin } from './price-range.ts'

test('each bound pushes the other along, so that the range is never empty', () => {
  expect(withMin({ min: 0, max: 20_000 }, 30_000)).toEqual({ min: 30_000, max: 30_000 })
  expect(withMin({ min: 0, max: null }, 30_000)).toEqual({ min: 30_000, max: null })
  expect(withMax({ min: 20_000, max: null }, 500)).toEqual({ min: 500, max: 500 })
  expect(withMax({ min: 0, max: 500 }, 60_000)).toEqual({ min: 0, max: null })
})

test.each([
  ['min=70000&max=100', { min: 60_000, max: null }],
  ['min=500&max=100', { min: 500, max: 500 }],
  ['min=x&max=90000', { min: 0, max: null }],
])('an address with %s has a range within the slider', (search, range) => {
  expect(readRange(new URLSearchParams(search))).toEqual(range)
})

test('a chip shows the range', () => {
  expect(priceText({ min: 0, max: 500 })).toBe('up to ₹500')
  expect(priceText({ min: 500, max: null })).toBe('₹500 and above')
  expect(priceText({ min: 500, max: 900 })).toBe('₹500 to ₹900')
})
