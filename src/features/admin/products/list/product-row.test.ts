import type { Product } from '#openapi/generated/model/product.ts'
import { readProduct } from '#src/shared/lib/product.ts'
import { expect, test } from 'vitest'
import { matchesProduct, matchesStock, productRow } from './product-row.ts'

const variant = (id: string, total_quantity: number) => ({
  id,
  product_id: 'p',
  size: null,
  color: 'Gold',
  weight: null,
  price_modifier: 0,
  image_url: null,
  inventory: { total_quantity, reserved_quantity: 0, minimum_stock_alert: 2 },
})

const product = (change: Partial<Product> = {}): Product => ({
  id: 'p',
  name: 'Aarohi Ring',
  brand: 'Suvarnika',
  description: '',
  SKU: 'SUV-RNG-7',
  base_price: 12499.5,
  category_id: null,
  collection_id: null,
  tax_category_id: null,
  category: null,
  images: [],
  variants: [],
  product_metadata: {},
  stock: 5,
  thumbnail: null,
  ...change,
})

const row = (change?: Partial<Product>) => productRow(product(change), readProduct(product(change)))

test.each(['aarohi', ' RING ', 'suv-rng', '12499', '₹12,499.5', 'Rs. 12,499', ''])('%j finds it', (text) => {
  expect(matchesProduct(row(), text)).toBe(true)
})

test.each(['bangle', '13000', '12499.7', 'rs', '₹'])('%j does not', (text) => {
  expect(matchesProduct(row(), text)).toBe(false)
})

test('stock is low as soon as one variant is, and out only when nothing is left', () => {
  const levels = [
    [9, 9],
    [9, 2],
    [9, 0],
    [0, 0],
  ].map(([a = 0, b = 0]) => row({ variants: [variant('a', a), variant('b', b)] }).level)
  expect(levels).toEqual(['plenty', 'low', 'low', 'out'])
  expect([row({ stock: 5 }).level, row({ stock: 0 }).level]).toEqual(['plenty', 'out'])
})

test('the low-stock filter also shows what is sold out', () => {
  const rows = [row(), row({ stock: 0 }), row({ variants: [variant('a', 1)] })]
  const kept = (filter: string) => rows.filter((each) => matchesStock(each, filter)).map(({ level }) => level)
  expect([kept('low'), kept('out'), kept('')]).toEqual([['out', 'low'], ['out'], ['plenty', 'out', 'low']])
})
