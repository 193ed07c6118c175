import { discounted, fullPrice, rupees } from '../../laws/prices.ts'
import { sumsAddUp } from '../../laws/writing-laws.ts'
import type { LawJourney } from '../journey.ts'
import { order } from '../order/placed-orders.ts'
import { hostTime, intoSale, runningSales } from './running-sale.ts'
import { expectPrice, pricedProduct } from './lines.ts'

/** Shipping costs the same for any content, so an order before the sale tells the share of the parcel. */
export const saleOrderJourney: LawJourney = {
  name: 'an order in a running sale',
  about: ['checkout', 'getCart', 'addProductToSale', 'listAllOrders'],
  writes: true,
  leaves: true,
  async play(stage) {
    const { product, modified: variant } = await pricedProduct(stage)
    const [sale] = await runningSales(stage, await hostTime(stage, product.id))
    if (!variant || !sale) return
    const full = fullPrice(product.base_price, variant.price_modifier)
    const reduced = discounted(full, { discount_percent: 5, discount_amount: 0 })
    const before = await order(stage, [[variant.id, 1]])
    await stage.call('addToCart', 'customer', { body: { productVariantId: variant.id, quantity: 1 } })
    await intoSale(stage, sale.id, product.id)
    await expectPrice(stage, variant.id, reduced)
    const within = await order(stage, [[variant.id, 1]])
    const { step, body: orders } = await stage.succeed('listAllOrders', 'admin', {})
    const [first, second] = [before, within].map(({ orderId }) => orders.find(({ id }) => id === orderId))
    if (!first || !second) return
    const wanted = rupees(first.total_amount - full + reduced)
    stage.expectSame(sumsAddUp, step, '$[*].total_amount', wanted, second.total_amount)
  },
}
