import type { Sale } from '#openapi/generated/model/sale.ts'
import type { SaleProduct } from '#openapi/generated/model/saleProduct.ts'
import type { SaleWithProducts } from '#openapi/generated/model/saleWithProducts.ts'
import { listOf, numberOf } from './wire.ts'

/** No discount is larger, be it percent or rupees. */
export const discountCap = 9.9999

/** What a sale does at an instant. */
export type SaleState = 'running' | 'upcoming' | 'ended' | 'inactive'

type Discount = Pick<SaleProduct, 'discount_percent' | 'discount_amount'>

/** What a running sale takes off a product, and the sale's name. */
export interface Offer extends Discount {
  saleName: string
}

/** The offers of all running sales, by product. */
export type Offers = ReadonlyMap<string, readonly Offer[]>

/** A price as the shopper pays it. With a running sale: the usual price, and the sale in a word or two. */
export interface PriceNow {
  price: number
  was?: number
  saleLabel?: string
}

/** An ended sale has ended, whatever its switch says. */
export function saleState(
  { is_active, start_date, end_date }: Pick<Sale, 'is_active' | 'start_date' | 'end_date'>,
  at: Date,
): SaleState {
  if (Date.parse(end_date) < at.getTime()) return 'ended'
  if (!is_active) return 'inactive'
  return Date.parse(start_date) > at.getTime() ? 'upcoming' : 'running'
}

/** A price with its discount, in rupees and whole paise: the percent wins over the amount, and nothing costs less than nothing. */
export function discounted(price: number, discount: Partial<Discount>): number {
  const percent = numberOf(discount.discount_percent)
  const off = percent > 0 ? (price * percent) / 100 : numberOf(discount.discount_amount)
  const rest = Math.max(0, price - off)
  // Rounded twice, so that 1.005, which is kept as a little less, becomes 1.01.
  return Math.round(Number((rest * 100).toFixed(4))) / 100
}

/** The offers of those sales that are running at the instant. */
export function offersAt(sales: readonly SaleWithProducts[], at: Date): Offers {
  const offers = new Map<string, Offer[]>()
  for (const sale of sales.filter((one) => saleState(one, at) === 'running')) {
    for (const { product_id, discount_percent, discount_amount } of listOf(sale.sale_products)) {
      const offer = { saleName: sale.name, discount_percent, discount_amount }
      offers.set(product_id, [...(offers.get(product_id) ?? []), offer])
    }
  }
  return offers
}

/** What a product or variant of that usual price costs now: with the best of its running sales, as the cart counts. */
export function priceNow(productId: string, usual: number, offers: Offers): PriceNow {
  let best: PriceNow = { price: usual }
  for (const offer of offers.get(productId) ?? []) {
    const price = discounted(usual, offer)
    if (price < best.price) best = { price, was: usual, saleLabel: offer.saleName }
  }
  return best
}

/** Cards with the prices that are to be paid now. Cards without an offer stay the same objects. */
export function pricedNow<T extends { productId: string; price: number }>(
  cards: readonly T[],
  offers: Offers,
): (T & PriceNow)[] {
  if (offers.size === 0) return [...cards]
  return cards.map((card) =>
    offers.has(card.productId) ? { ...card, ...priceNow(card.productId, card.price, offers) } : card,
  )
}

/** What is taken off, in words: "7.5% off" or "₹9.50 off"; null where nothing is. */
export function discountText({ discount_percent, discount_amount }: Partial<Discount>): string | null {
  const percent = numberOf(discount_percent)
  if (percent > 0) return `${percent}% off`
  const amount = numberOf(discount_amount)
  if (amount <= 0) return null
  return `₹${Number.isInteger(amount) ? amount : amount.toFixed(2)} off`
}
