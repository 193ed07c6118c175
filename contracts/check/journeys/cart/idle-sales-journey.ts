import { saleInput } from '#contracts/exchanges/own.ts'
import type { LawStage } from '#contracts/session/law-stage.ts'
import type { Success } from '#contracts/exchanges/stage.ts'
import { fullPrice } from '../../laws/prices.ts'
import type { LawJourney } from '../journey.ts'
import { expectPrice, pricedProduct } from './lines.ts'
import { intoSale, outOfSale } from './running-sale.ts'

/** Sales that reduce nothing, each for one reason. */
const idle = {
  ended: { start_date: '2001-01-01T00:00:00.000Z', end_date: '2001-01-02T00:00:00.000Z', is_active: true },
  'not begun': { start_date: '2099-01-01T00:00:00.000Z', end_date: '2099-01-02T00:00:00.000Z', is_active: true },
  'switched off': { start_date: '2001-01-01T00:00:00.000Z', end_date: '2099-01-02T00:00:00.000Z', is_active: false },
}

/** The check's sale that is `why`: created once per host, since no call deletes a sale. */
async function idleSale(stage: LawStage, sales: Success<'listSales'>, why: keyof typeof idle) {
  const name = `Contract check sale, ${why}`
  return (
    sales.find((sale) => sale.name === name) ??
    (await stage.call('createSale', 'admin', { body: { ...saleInput(name), ...idle[why] } }))
  )
}

export const idleSalesJourney: LawJourney = {
  name: 'a price in sales that do not run',
  about: ['createSale', 'addProductToSale', 'addToCart', 'getCart'],
  writes: true,
  leaves: true,
  async play(stage) {
    const { product } = await pricedProduct(stage)
    const [variant] = product.variants
    if (!variant) return
    const full = fullPrice(product.base_price, variant.price_modifier)
    await stage.call('addToCart', 'customer', { body: { productVariantId: variant.id, quantity: 1 } })
    const sales = await stage.call('listSales', 'guest', {})
    for (const why of ['ended', 'not begun', 'switched off'] as const) {
      const { id } = await idleSale(stage, sales, why)
      await intoSale(stage, id, product.id)
      await expectPrice(stage, variant.id, full)
      await outOfSale(stage, id, product.id)
    }
  },
}
