import type { SaleProduct } from '#openapi/generated/model/saleProduct.ts'
import { withSign } from '../lib/text/money.ts'
import { formatNumber } from '../lib/text/numbers.ts'

/** A discount as text: "7.5% off" or "₹9.50 off"; null without one. If both are set, the percentage counts. */
export function discountText({
  discount_percent: share,
  discount_amount: amount,
}: Pick<SaleProduct, 'discount_percent' | 'discount_amount'>): string | null {
  if (share > 0) return `${formatNumber(share, { most: 4 })}% off`
  return amount > 0 ? `${withSign(formatNumber(amount, { least: 2, most: 4 }).replace(/\.00$/, ''))} off` : null
}
