import type { Product } from '#openapi/generated/model/product.ts'
import { plainRing, plainVariant } from '#src/shared/shop/product-fixture.ts'
import { readProduct } from '#src/shared/shop/product.ts'
import { expect, test } from 'vitest'
import { matchesProduct, matchesStock, productRow } from './product-row.ts'

const product = (change: Partial<Product> = {}) => plainRing({ SKU: 'SUV-RNG-7', base_price: 12499.5, ...change })

const row = (change?: Partial<Product>) => productRow(product(change), readProduct(product(change)))

test.each([
  'aarohi',
  ' RING ',
  'suv-rng',
  '12499',
  '₹12,499.5',
  'Rs. 12,499',
  '₹12,499.50',
  '12,500',
  '12,500/-',
  '१२४९९',
  '',
])('%j finds it', (text) => {
  expect(matchesProduct(row(), text)).toBe(true)
})

test.each(['bangle', '13000', '12499.7', 'rs', '₹'])('%j does not', (text) => {
  expect(matchesProduct(row(), text)).toBe(false)
})

test('stock is low if one variant is, and out only if nothing is left', () => {
  const levels = [
    [9, 9],
    [9, 2],
    [9, 0],
    [0, 0],
  ].map(([a = 0, b = 0]) => row({ variants: [plainVariant({ id: 'a' }, a), plainVariant({ id: 'b' }, b)] }).level)
  expect(levels).toEqual(['plenty', 'low', 'low', 'out'])
  expect([row({ stock: 5 }).level, row({ stock: 0 }).level]).toEqual(['plenty', 'out'])
})

test('the low-stock filter also shows what is sold out', () => {
  const rows = [row(), row({ stock: 0 }), row({ variants: [plainVariant({}, 1)] })]
  const kept = (filter: string) => rows.filter((each) => matchesStock(each, filter)).map(({ level }) => level)
  expect([kept('low'), kept('out'), kept('')]).toEqual([['out', 'low'], ['out'], ['plenty', 'out', 'low']])
})
