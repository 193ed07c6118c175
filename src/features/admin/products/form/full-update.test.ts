import { errorsBy } from '#src/shared/ui/form/form-rules.ts'
import { expect, test } from 'vitest'
import { fullRules, fullPayload, productValues, fullWarnings } from './full-update.ts'

const record = {
  id: 'prod-1',
  name: 'Ring',
  brand: 'Suvarnika',
  description: 'Gold',
  SKU: 'R-1',
  base_price: 48500.5,
  stock: 4,
  thumbnail: null,
  variants: [
    {
      id: 'var-1',
      color: 'Gold',
      size: null,
      price_modifier: -20.5,
      inventory: { total_quantity: 5, reserved_quantity: 1 },
    },
  ],
}
const full = {
  name: 'Ring',
  brand: 'Suvarnika',
  description: 'Gold',
  SKU: 'R-1',
  base_price: '48500.5',
  stock: '4',
  thumbnail: '',
  variants: [
    {
      id: 'var-1',
      color: 'Gold',
      size: '',
      price_modifier: '-20.5',
      inventory: { total_quantity: '5', reserved_quantity: '1' },
    },
  ],
}

test('a record fills the form, SKU in either spelling', () => {
  expect(productValues(record)).toEqual(full)
  expect(productValues({ name: 'Ring', sku: 'R-2' })).toMatchObject({ SKU: 'R-2', base_price: '', variants: [] })
  expect(productValues({ id: 'prod-1' })).toBeNull()
  expect(productValues(undefined)).toBeNull()
})

test('sends the whole form, price and modifiers with 4 decimals', () => {
  expect(fullPayload(full)).toEqual({
    name: 'Ring',
    brand: 'Suvarnika',
    SKU: 'R-1',
    description: 'Gold',
    base_price: '48500.5000',
    price: '48500.5000',
    stock: 4,
    thumbnail: null,
    variants: [
      {
        id: 'var-1',
        color: 'Gold',
        size: null,
        price_modifier: '-20.5000',
        inventory: { total_quantity: 5, reserved_quantity: 1 },
      },
    ],
  })
})

test('requires nothing, and warns', () => {
  const emptied = { ...full, name: '', SKU: ' ', base_price: '', stock: '' }
  expect(Object.keys(fullWarnings(emptied))).toEqual(['name', 'SKU', 'base_price', 'stock'])
  const payload = fullPayload(emptied)
  expect(payload).toMatchObject({ name: '', SKU: '' })
  expect(Object.keys(payload)).not.toContain('base_price')
  expect(Object.keys(payload)).not.toContain('price')
  expect(Object.keys(payload)).not.toContain('stock')
})

test('of two variants with the same colour and size the second is refused', () => {
  const like = (color: string, size: string) => full.variants.map((variant) => ({ ...variant, color, size }))
  const variants = [like('Gold', '12'), like(' gold ', '12'), like('Gold', '14')].flat()
  expect(errorsBy(fullRules, { ...full, variants })).toEqual({
    'variants.1.size': 'Another variant has this colour and size',
  })
  expect(errorsBy(fullRules, full)).toEqual({})
})

test('a price below 0 is refused in the words of the other versions, and an empty one is not', () => {
  expect(errorsBy(fullRules, { ...full, base_price: '-5' })).toEqual({ base_price: 'Please enter 0 or more' })
  expect(errorsBy(fullRules, { ...full, base_price: '' })).toEqual({})
})

test('an amount above the limit is refused in words that name it', () => {
  const variants = full.variants.map((variant) => ({ ...variant, price_modifier: '-99,99,99,99,999' }))
  expect(errorsBy(fullRules, { ...full, base_price: '10000000000', variants })).toEqual({
    base_price: 'Please enter at most 9,999,999,999.9999',
    'variants.0.price_modifier': 'Please enter at most 9,999,999,999.9999',
  })
  expect(errorsBy(fullRules, { ...full, base_price: '9999999999.9999' })).toEqual({})
})
