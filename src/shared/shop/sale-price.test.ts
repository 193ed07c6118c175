import type { SaleWithProducts } from '#openapi/generated/model/saleWithProducts.ts'
import { expect, test } from 'vitest'
import { plainRing } from './product-fixture.ts'
import { discounted, linePrice, offersAt, priceNow, pricedNow, saleState } from './sale-price.ts'

test('the percent wins over the amount', () => {
  expect(discounted(1000, { discount_percent: 7.5, discount_amount: 9.5 })).toBe(925)
  expect(discounted(1000, { discount_percent: 0, discount_amount: 9.5 })).toBe(990.5)
  expect(discounted(1000, { discount_percent: 0, discount_amount: 0 })).toBe(1000)
})

test('never costs less than zero, and calculates in whole paise', () => {
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

const sale = (id: string, discount_percent: number, end_date = '2026-12-31T00:00:00Z'): SaleWithProducts => ({
  id,
  name: `Sale ${id}`,
  description: '',
  start_date: '2026-11-01T00:00:00Z',
  end_date,
  is_active: true,
  thumbnail: null,
  sale_products: [
    {
      product_id: 'ring',
      product: plainRing({ id: 'ring' }),
      discount_percent,
      discount_amount: 0,
    },
  ],
})
const at = new Date('2026-11-14T00:00:00Z')

test('a product in several running sales has the lowest price, with the usual price and the name of the sale', () => {
  const offers = offersAt([sale('a', 5), sale('b', 7.5), sale('over', 9, '2026-11-10T00:00:00Z')], at)
  expect(priceNow('ring', 1000, offers)).toEqual({ price: 925, was: 1000, saleLabel: 'Sale b', saleId: 'b' })
  expect(priceNow('chain', 1000, offers)).toEqual({ price: 1000 })
})

test('the offers stay the same object while the same sales run', () => {
  const sales = [sale('a', 5), sale('over', 9, '2026-11-20T00:00:00Z')]
  const offers = offersAt(sales, at)
  expect(offersAt(sales, new Date('2026-11-15T00:00:00Z'))).toBe(offers)
  expect(offersAt(sales, new Date('2026-11-21T00:00:00Z'))).not.toBe(offers)
})

test('a list is priced per card', () => {
  const cards = [
    { productId: 'ring', price: 2000 },
    { productId: 'chain', price: 10 },
  ]
  expect(pricedNow(cards, offersAt([sale('a', 5)], at))).toEqual([
    { productId: 'ring', price: 1900, was: 2000, saleLabel: 'Sale a', saleId: 'a' },
    { productId: 'chain', price: 10 },
  ])
})

test('a line of the cart has the usual price and the name of the sale that explains its price', () => {
  const offers = offersAt([sale('a', 5)], at)
  const line = { productId: 'ring', price: 1140, modifier: 200 }
  expect(linePrice(line, offers)).toEqual({ price: 1140, was: 1200, saleLabel: 'Sale a', saleId: 'a' })
  expect(linePrice({ ...line, price: 1000 }, offers)).toEqual({ price: 1000 })
  expect(linePrice({ ...line, productId: 'chain' }, offers)).toEqual({ price: 1140 })
})
