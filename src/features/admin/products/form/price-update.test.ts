import { expect, test } from 'vitest'
import { priceErrors, pricePayload, roundedPrice } from './price-update.ts'

test('sends the price with 2 decimals', () => {
  expect(pricePayload({ name: 'Ring', base_price: '48500.5', description: 'Gold', SKU: 'R-1' })).toEqual({
    name: 'Ring',
    base_price: '48500.50',
    description: 'Gold',
    SKU: 'R-1',
  })
})

test('reports when rounding changes the price', () => {
  expect(roundedPrice('48500.567')).toBe('48500.57')
  expect(roundedPrice('48500.5')).toBeNull()
  expect(roundedPrice('')).toBeNull()
})

test('requires all four', () => {
  expect(Object.keys(priceErrors({ name: '', base_price: '', description: '', SKU: '' }))).toEqual([
    'name',
    'base_price',
    'description',
    'SKU',
  ])
})
