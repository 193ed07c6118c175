import type { SaleWithProducts } from '#openapi/generated/model/saleWithProducts.ts'
import { plainRing, plainVariant } from '#src/shared/lib/product-fixture.ts'
import { expect, test } from 'vitest'
import { saleCards } from './sale-cards.ts'

test('a product without an id has that of its entry', () => {
  const sale: SaleWithProducts = {
    id: 'sale-1',
    name: 'Winter',
    description: '',
    start_date: '2026-11-01T00:00:00Z',
    end_date: '2026-12-31T00:00:00Z',
    is_active: true,
    thumbnail: null,
    sale_products: [
      {
        product_id: 'prod-1',
        discount_percent: 5,
        discount_amount: 0,
        product: plainRing({ id: '', variants: [plainVariant()] }),
      },
    ],
  }
  expect(saleCards(sale, true).map(({ productId }) => productId)).toEqual(['prod-1'])
})
