import { describe, expect, test } from 'vitest'
import {
  basicErrors,
  basicPayload,
  basicValues,
  fullPayload,
  fullValues,
  fullWarnings,
  isUnchanged,
  priceErrors,
  pricePayload,
  priceValues,
  roundedPrice,
} from './update-product.ts'

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
  expect(fullValues(record)).toEqual(full)
  expect(fullValues({ name: 'Ring', sku: 'R-2' })).toMatchObject({ SKU: 'R-2', base_price: '', variants: [] })
  expect(fullValues({ id: 'prod-1' })).toBeNull()
  expect(fullValues(undefined)).toBeNull()
})

describe('version 1', () => {
  const saved = basicValues(full)

  test('sends the price as text with 4 decimals', () => {
    expect(basicPayload(saved)).toEqual({ name: 'Ring', base_price: '48500.5000', description: 'Gold' })
  })

  test('is unchanged up to the fourth decimal', () => {
    expect(isUnchanged({ ...saved, base_price: '48500.50004' }, saved)).toBe(true)
    expect(isUnchanged({ ...saved, base_price: '48500.5001' }, saved)).toBe(false)
    expect(isUnchanged({ ...saved, name: 'Rings' }, saved)).toBe(false)
    expect(isUnchanged({ ...saved, description: 'Silver' }, saved)).toBe(false)
  })

  test('requires all three', () => {
    expect(Object.keys(basicErrors({ name: '', base_price: '', description: ' ' }))).toEqual([
      'name',
      'base_price',
      'description',
    ])
    expect(basicErrors({ ...saved, base_price: '-1' })).toEqual({ base_price: 'Please enter 0 or more' })
    expect(basicErrors(saved)).toEqual({})
  })
})

describe('version 2', () => {
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
})

describe('version 3', () => {
  test('sends the price with 2 decimals', () => {
    expect(pricePayload(priceValues(full))).toEqual({
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
})
