import type { Sale } from '#openapi/generated/model/sale.ts'
import type { SaleProduct } from '#openapi/generated/model/saleProduct.ts'
import type { SaleWithProducts } from '#openapi/generated/model/saleWithProducts.ts'
import { inPaise } from './paise.ts'

/** The largest discount, in percent or rupees. */
export const discountCap = 9.9999

/** The state of a sale at a given time. */
export type SaleState = 'running' | 'upcoming' | 'ended' | 'inactive'

type Discount = Pick<SaleProduct, 'discount_percent' | 'discount_amount'>

/** A running sale's discount on a product, the sale's name, and the product's base price. */
export interface Offer extends Discount {
  saleId: string
  saleName: string
  basePrice: number
}

/** The offers of all running sales, by product. */
export type Offers = ReadonlyMap<string, readonly Offer[]>

/** The price a shopper pays. During a sale also the usual price and a short label. */
export interface PriceNow {
  price: number
  was?: number
  saleLabel?: string
  /** Whose page the label leads to; without it the label is of the page that is open. */
  saleId?: string
}

/** The state of a sale; past its end it is ended even if still switched on. */
export function saleState(
  { is_active, start_date, end_date }: Pick<Sale, 'is_active' | 'start_date' | 'end_date'>,
  at: Date,
): SaleState {
  if (Date.parse(end_date) < at.getTime()) return 'ended'
  if (!is_active) return 'inactive'
  return Date.parse(start_date) > at.getTime() ? 'upcoming' : 'running'
}

/**
 * A discounted price in rupees, to whole paise: the percentage wins over the amount, and the result is never negative.
 */
export function discounted(price: number, { discount_percent: percent, discount_amount: amount }: Discount): number {
  const off = percent > 0 ? (price * percent) / 100 : amount
  return inPaise(Math.max(0, price - off))
}

const offersByMoment = new WeakMap<readonly SaleWithProducts[], Map<string, Offers>>()

/** The offers of the sales that run at the given time: the same object for as long as the same sales run. */
export function offersAt(sales: readonly SaleWithProducts[], at: Date): Offers {
  const running = sales.filter((sale) => saleState(sale, at) === 'running')
  const byRunning = offersByMoment.get(sales) ?? new Map<string, Offers>()
  const name = running.map(({ id }) => id).join(' ')
  const offers = byRunning.get(name) ?? offersOf(running)
  offersByMoment.set(sales, byRunning.set(name, offers))
  return offers
}

function offersOf(running: readonly SaleWithProducts[]): Offers {
  const offers = new Map<string, Offer[]>()
  for (const sale of running) {
    for (const { product_id, product, discount_percent, discount_amount } of sale.sale_products) {
      const offer = {
        saleId: sale.id,
        saleName: sale.name,
        basePrice: product.base_price,
        discount_percent,
        discount_amount,
      }
      offers.set(product_id, [...(offers.get(product_id) ?? []), offer])
    }
  }
  return offers
}

/** What a product or variant with that usual price costs now, with the best of its running sales, as in the cart. */
export function priceNow(productId: string, usual: number, offers: Offers): PriceNow {
  let best: PriceNow = { price: usual }
  for (const offer of offers.get(productId) ?? []) {
    const price = discounted(usual, offer)
    if (price < best.price) best = { price, was: usual, saleLabel: offer.saleName, saleId: offer.saleId }
  }
  return best
}

/** The price of one unit without a sale, in rupees: whole paise and never below 0. */
export function usualPrice(basePrice: number, modifier = 0): number {
  return inPaise(Math.max(0, basePrice + modifier))
}

/**
 * The price of a cart line, which the server has already reduced. The usual price and the sale's name are added only if
 * a running sale gives exactly this price.
 */
export function linePrice(
  { productId, price, modifier }: { productId: string; price: number; modifier: number },
  offers: Offers,
): PriceNow {
  const offer = offers.get(productId)?.[0]
  if (offer === undefined) return { price }
  const explained = priceNow(productId, usualPrice(offer.basePrice, modifier), offers)
  return explained.price === price ? explained : { price }
}

/** The cards with their current prices. Cards without an offer stay the same objects. */
export function pricedNow<T extends { productId: string; price: number }>(
  cards: readonly T[],
  offers: Offers,
): (T & PriceNow)[] {
  if (offers.size === 0) return [...cards]
  return cards.map((card) =>
    offers.has(card.productId) ? { ...card, ...priceNow(card.productId, card.price, offers) } : card,
  )
}
