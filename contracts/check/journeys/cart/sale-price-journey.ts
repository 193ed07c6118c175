import { discounted, fullPrice } from '../../laws/prices.ts'
import { createdIsThere, deletedIsGone, sumsAddUp } from '../../laws/writing-laws.ts'
import type { LawJourney } from '../journey.ts'
import { hostTime, intoSale, outOfSale, runningSales } from './running-sale.ts'
import { expectPrice, pricedProduct } from './lines.ts'

export const salePriceJourney: LawJourney = {
  name: 'a price in a running sale',
  about: ['addProductToSale', 'removeProductFromSale', 'getSale', 'addToCart', 'getCart'],
  writes: true,
  async play(stage) {
    const { product, modified: variant } = await pricedProduct(stage)
    const [sale, other] = await runningSales(stage, await hostTime(stage, product.id))
    if (!sale || !variant) return
    const { step, body } = await intoSale(stage, sale.id, product.id)
    const entry = body.sale_products.find(({ product_id }) => product_id === product.id)
    stage.expectSame(createdIsThere, step, '$.sale_products', 5, entry?.discount_percent)
    const full = fullPrice(product.base_price, variant.price_modifier)
    const reduced = discounted(full, { discount_percent: 5, discount_amount: 0 })
    const added = await stage.ask('addToCart', 'customer', { body: { productVariantId: variant.id, quantity: 1 } })
    stage.expectAt(sumsAddUp, added, ['data', 'item', 'unit_price'], reduced)
    if (other) {
      // The best of two sales counts, not the latest.
      await intoSale(stage, other.id, product.id, '3.0000')
      await expectPrice(stage, variant.id, reduced)
      await outOfSale(stage, other.id, product.id)
    }
    await outOfSale(stage, sale.id, product.id)
    const after = await stage.succeed('getSale', 'guest', { params: { id: sale.id } })
    if (after.body.sale_products.some(({ product_id }) => product_id === product.id))
      stage.broken(deletedIsGone, after.step, '$.sale_products', `no product ${product.id}`, 'it is still there')
    await expectPrice(stage, variant.id, full)
  },
}
