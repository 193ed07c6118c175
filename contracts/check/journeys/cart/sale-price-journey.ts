import { discounted, fullPrice } from '../../laws/prices.ts'
import { createdIsThere, deletedIsGone, sumsAddUp } from '../../laws/writing-laws.ts'
import type { LawJourney } from '../journey.ts'
import { hostTime, runningSale } from './host-time.ts'
import { expectPrice, price, pricedProduct } from './lines.ts'

export const salePriceJourney: LawJourney = {
  name: 'a price in a running sale',
  about: ['addProductToSale', 'removeProductFromSale', 'getSale', 'addToCart', 'getCart'],
  writes: true,
  async play(stage) {
    const product = await pricedProduct(stage)
    // Its price has a modifier, which the sale takes a share of as well.
    const variant = product.variants.find(({ price_modifier }) => price_modifier !== 0)
    if (!variant) return
    const sale = await runningSale(stage, await hostTime(stage, product.id))
    if (!sale) return
    const { step, body } = await stage.succeed('addProductToSale', 'admin', {
      params: { id: sale.id },
      body: { productId: product.id, discountPercent: '5.0000' },
    })
    const entry = body.sale_products.find(({ product_id }) => product_id === product.id)
    if (entry?.discount_percent !== 5)
      stage.expect(createdIsThere, step, [
        {
          path: '$.sale_products',
          expected: `${product.id} with 5 percent`,
          got: entry ? String(entry.discount_percent) : 'nothing',
        },
      ])
    const full = fullPrice(product.base_price, variant.price_modifier)
    const added = await stage.succeed('addToCart', 'customer', { body: { productVariantId: variant.id, quantity: 1 } })
    stage.expect(
      sumsAddUp,
      added.step,
      price(added.body.data.item, discounted(full, { discount_percent: 5, discount_amount: 0 })),
    )
    await stage.call('removeProductFromSale', 'admin', { params: { id: sale.id, productId: product.id } })
    const after = await stage.succeed('getSale', 'guest', { params: { id: sale.id } })
    if (after.body.sale_products.some(({ product_id }) => product_id === product.id))
      stage.expect(deletedIsGone, after.step, [
        { path: '$.sale_products', expected: `no product ${product.id}`, got: 'it is still there' },
      ])
    await expectPrice(stage, variant.id, full)
  },
}
