import type { SaleProduct } from '#openapi/generated/model/saleProduct.ts'

const percent = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 4 })
const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 4,
  minimumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
})

/** The discount of a product as text; if both are set, the percentage counts. */
export function discountText({
  discount_percent,
  discount_amount,
}: Pick<SaleProduct, 'discount_percent' | 'discount_amount'>): string {
  if (discount_percent > 0) return `${percent.format(discount_percent)}% off`
  return discount_amount > 0 ? `${rupees.format(discount_amount)} off` : 'No discount'
}
