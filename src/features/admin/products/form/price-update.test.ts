import { errorsBy } from '#src/shared/ui/form/form-rules.ts'
import { expect, test } from 'vitest'
import { priceNote } from './price-note.ts'
import { priceRules, pricePayload } from './price-update.ts'

test('sends the price with 2 decimals', () => {
  expect(pricePayload({ name: 'Ring', base_price: '48500.5', description: 'Gold', SKU: 'R-1' })).toEqual({
    name: 'Ring',
    base_price: '48500.50',
    description: 'Gold',
    SKU: 'R-1',
  })
})

test('reports when rounding changes the price', () => {
  expect(priceNote('48500.567', 2)).toBe('Only 2 decimals are kept here: it will be saved as 48500.57.')
  expect(priceNote('48500.5', 2)).toBeNull()
  expect(priceNote('', 2)).toBeNull()
})

test('requires all four', () => {
  expect(Object.keys(errorsBy(priceRules, { name: '', base_price: '', description: '', SKU: '' }))).toEqual([
    'name',
    'base_price',
    'description',
    'SKU',
  ])
})

test('where 4 decimals are kept, it says what the shop shows of them', () => {
  expect(priceNote('1200.555', 4)).toBe('The shop shows it as ₹1,200.56.')
  expect(priceNote('1200.55555', 4)).toBe(
    'Only 4 decimals are kept here: it will be saved as 1200.5556. The shop shows it as ₹1,200.56.',
  )
  expect(priceNote('1200.55', 4)).toBeNull()
})
