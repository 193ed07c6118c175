import { runningSale } from '#src/shared/shop/running-sale-fixture.ts'
import { plainRing, plainVariant } from '#src/shared/shop/product-fixture.ts'
import { expect, test } from 'vitest'
import { saleCards } from './sale-cards.ts'

test('a product without an id has that of its entry', () => {
  const sale = runningSale('prod-1')
  for (const entry of sale.sale_products) entry.product = plainRing({ id: '', variants: [plainVariant()] })
  expect(saleCards(sale, true).map(({ productId }) => productId)).toEqual(['prod-1'])
})
