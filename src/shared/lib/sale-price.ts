import type { Sale } from '#openapi/generated/model/sale.ts'
import type { SaleProduct } from '#openapi/generated/model/saleProduct.ts'

/** No discount is larger, be it percent or rupees. */
export const discountCap = 9.9999

/** What a sale does at an instant. */
export type SaleState = 'running' | 'upcoming' | 'ended' | 'inactive'

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
export function discounted(
  price: number,
  { discount_percent, discount_amount }: Pick<SaleProduct, 'discount_percent' | 'discount_amount'>,
): number {
  const off = discount_percent > 0 ? (price * discount_percent) / 100 : discount_amount
  const rest = Math.max(0, price - off)
  // Rounded twice, so that 1.005, which is kept as a little less, becomes 1.01.
  return Math.round(Number((rest * 100).toFixed(4))) / 100
}
