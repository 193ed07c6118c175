import type { SaleProduct } from '#openapi/generated/model/saleProduct.ts'
import { withSign } from '../lib/text/money.ts'
import { formatNumber } from '../lib/text/numbers.ts'
import { numberOf } from '../lib/values/wire.ts'

/** A discount as text: "7.5% off" or "₹9.50 off"; null without one. If both are set, the percentage counts. */
export function discountText(
  discount: Partial<Pick<SaleProduct, 'discount_percent' | 'discount_amount'>>,
): string | null {
  const share = numberOf(discount.discount_percent)
  if (share > 0) return `${formatNumber(share, { most: 4 })}% off`
  const amount = numberOf(discount.discount_amount)
  return amount > 0 ? `${withSign(formatNumber(amount, { least: 2, most: 4 }).replace(/\.00$/, ''))} off` : null
}
