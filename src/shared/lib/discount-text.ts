import type { SaleProduct } from '#openapi/generated/model/saleProduct.ts'
import { numberOf } from './wire.ts'

const percent = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 4 })
const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 4,
  minimumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
})

/** A discount as text: "7.5% off" or "₹9.50 off"; null without one. If both are set, the percentage counts. */
export function discountText(
  discount: Partial<Pick<SaleProduct, 'discount_percent' | 'discount_amount'>>,
): string | null {
  const share = numberOf(discount.discount_percent)
  if (share > 0) return `${percent.format(share)}% off`
  const amount = numberOf(discount.discount_amount)
  return amount > 0 ? `${rupees.format(amount)} off` : null
}
