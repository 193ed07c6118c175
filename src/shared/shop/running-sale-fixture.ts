import type { SaleWithProducts } from '#openapi/generated/model/saleWithProducts.ts'
import { now } from '../lib/time/now.ts'
import { plainRing } from './product-fixture.ts'

const hour = 3_600_000

/** A sale that runs now, with 10% off one product, for the tests of the screens. */
export const runningSale = (productId: string): SaleWithProducts => ({
  id: 'sale-1',
  name: 'Winter Sale',
  description: '',
  start_date: new Date(now().getTime() - hour).toISOString(),
  end_date: new Date(now().getTime() + hour).toISOString(),
  is_active: true,
  thumbnail: null,
  sale_products: [
    {
      product_id: productId,
      discount_percent: 10,
      discount_amount: 0,
      product: plainRing({ id: productId }),
    },
  ],
})
