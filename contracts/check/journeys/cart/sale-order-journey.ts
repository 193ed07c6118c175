import { rupees } from '../../laws/prices.ts'
import { sumsAddUp } from '../../laws/writing-laws.ts'
import type { LawJourney } from '../journey.ts'
import { listedOrder, order } from '../order/placed-orders.ts'
import { hostTime, intoSale, runningSale } from './running-sale.ts'
import { cartOf, pricedProduct } from './lines.ts'

/** Shipping costs the same for any content, so an order before the sale tells the share of the parcel. */
export const saleOrderJourney: LawJourney = {
  name: 'an order in a running sale',
  about: ['checkout', 'getCart', 'addProductToSale', 'listAllOrders'],
  writes: true,
  leaves: true,
  async play(stage) {
    const { product, modified: variant } = await pricedProduct(stage)
    const sale = await runningSale(stage, await hostTime(stage, product.id))
    if (!variant || !sale) return
    const before = await order(stage, [[variant.id, 1]])
    const { order: full } = await listedOrder(stage, before.orderId)
    await stage.call('addToCart', 'customer', { body: { productVariantId: variant.id, quantity: 1 } })
    const priceNow = async () => {
      const { items } = await cartOf(stage, 'customer')
      return items.find(({ product_variant }) => product_variant.id === variant.id)?.unit_price
    }
    const fullPrice = await priceNow()
    await intoSale(stage, sale.id, product.id)
    const salePrice = await priceNow()
    const within = await order(stage, [[variant.id, 1]])
    const { order: reduced, step } = await listedOrder(stage, within.orderId)
    if (!full || !reduced || fullPrice === undefined || salePrice === undefined) return
    const wanted = rupees(full.total_amount - fullPrice + salePrice)
    stage.expectSame(sumsAddUp, step, '$[*].total_amount', wanted, reduced.total_amount)
  },
}
