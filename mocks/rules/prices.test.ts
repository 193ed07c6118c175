import { describe, expect, test } from 'vitest'
import { discounted, fullPrice, rupees, unitPrice } from './prices.ts'
import { noon, ring, sale } from '#mocks/shop/fixture.ts'

const [gold] = ring.variants
if (!gold) throw new Error('The ring has a gold variant.')
const now = new Date(noon)
const off = (discount_percent: number, discount_amount = 0) => ({
  ...sale,
  sale_products: [{ product_id: ring.id, discount_percent, discount_amount }],
})

describe('discounted', () => {
  test('takes a percentage off', () =>
    expect(discounted(10_000, { discount_percent: 5, discount_amount: 0 })).toBe(9500))
  test('takes rupees off', () => expect(discounted(10_000, { discount_percent: 0, discount_amount: 9.5 })).toBe(9990.5))
  test('uses the percentage if both are set', () =>
    expect(discounted(100, { discount_percent: 1, discount_amount: 9 })).toBe(99))
  test('is never negative', () => expect(discounted(5, { discount_percent: 0, discount_amount: 9 })).toBe(0))
  test('rounds to paise', () => expect(discounted(99.99, { discount_percent: 3.3333, discount_amount: 0 })).toBe(96.66))
})

test('half a paisa is rounded up, despite binary fractions', () => expect(rupees(1.005)).toBe(1.01))

test('a modifier below the base price cannot make it negative', () =>
  expect(fullPrice({ base_price: 100 }, { price_modifier: -200 })).toBe(0))

describe('unitPrice', () => {
  test('is base price and modifier without a sale', () =>
    expect(unitPrice(ring, { price_modifier: 1000 }, [], now)).toBe(11_000))
  test('applies a running sale', () => expect(unitPrice(ring, gold, [sale], now)).toBe(9500))
  test('applies the best of several sales', () =>
    expect(unitPrice(ring, gold, [off(2), off(7), off(4)], now)).toBe(9300))
  test('ignores an inactive sale', () =>
    expect(unitPrice(ring, gold, [{ ...sale, is_active: false }], now)).toBe(10_000))
  test('ignores a sale of other products', () =>
    expect(unitPrice({ ...ring, id: 'prod-9' }, gold, [sale], now)).toBe(10_000))
  test.each([
    ['a second before it starts', '2026-11-15T23:59:59Z', 10_000],
    ['as it starts', '2026-11-16T00:00:00Z', 9500],
    ['as it ends', '2026-11-22T18:29:59Z', 9500],
    ['a second after it ended', '2026-11-22T18:30:00Z', 10_000],
  ])('%s', (_when, at, price) => expect(unitPrice(ring, gold, [sale], new Date(at))).toBe(price))
})
