import { saleInput } from '#contracts/exchanges/own.ts'
import { fullPrice } from '../../laws/prices.ts'
import type { LawJourney } from '../journey.ts'
import { expectPrice, pricedProduct } from './lines.ts'
import { hostTime, intoSale, outOfSale } from './running-sale.ts'

const far = { start_date: '2001-01-01T00:00:00.000Z', end_date: '2099-01-02T00:00:00.000Z' }

/**
 * Sales that reduce nothing, each for one reason. Those that run earlier or later are so near that five and a half hours,
 * from UTC to India, would make them run now.
 */
function idleSales(now: number) {
  const minute = Math.floor(now / 60_000)
  const at = (minutes: number) => new Date((minute + minutes) * 60_000).toISOString()
  return {
    ended: { start_date: at(-360), end_date: at(-15), is_active: true },
    'not begun': { start_date: at(315), end_date: at(345), is_active: true },
    'switched off': { ...far, is_active: false },
  }
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
    const known = await stage.call('listSales', 'guest', {})
    for (const [why, dates] of Object.entries(idleSales(await hostTime(stage, product.id)))) {
      const name = `Contract check sale, ${why}`
      // No call deletes a sale, so the one that can be used again is.
      const { id } =
        (dates.is_active ? undefined : known.find((sale) => sale.name === name)) ??
        (await stage.call('createSale', 'admin', { body: { ...saleInput(name), ...dates } }))
      await intoSale(stage, id, product.id)
      await expectPrice(stage, variant.id, full)
      await outOfSale(stage, id, product.id)
    }
  },
}
