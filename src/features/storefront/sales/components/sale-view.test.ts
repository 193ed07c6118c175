import { runningSale } from '#src/shared/shop/running-sale-fixture.ts'
import { plainRing, plainVariant } from '#src/shared/shop/product-fixture.ts'
import { expect, test } from 'vitest'
import { saleCards } from './sale-view.tsx'

test('a product without an id has that of its entry', () => {
  const sale = runningSale('prod-1')
  for (const entry of sale.sale_products) entry.product = plainRing({ id: '', variants: [plainVariant()] })
  expect(saleCards(sale, true).map(({ productId }) => productId)).toEqual(['prod-1'])
})

test('shows the old and the new price while the sale runs, the usual one otherwise', () => {
  const sale = runningSale('prod-1')
  const variants = [plainVariant(), plainVariant({ id: 'var-2', price_modifier: 1000 })]
  sale.sale_products = [
    { product_id: 'prod-1', discount_percent: 5, discount_amount: 9, product: plainRing({ variants }) },
    { product_id: 'prod-2', discount_percent: 0, discount_amount: 0, product: plainRing({ base_price: 70_000 }) },
  ]
  const pricesWhile = (isRunning: boolean) => saleCards(sale, isRunning).map(({ price, was }) => [price, was])
  expect(pricesWhile(true)).toEqual([
    [950, 1000],
    [1900, 2000],
    [70_000, undefined],
  ])
  expect(pricesWhile(false)).toEqual([
    [1000, undefined],
    [2000, undefined],
    [70_000, undefined],
  ])
})
