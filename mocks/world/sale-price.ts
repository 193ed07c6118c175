import type { RecordOf } from '#mocks/db/records.ts'

type ProductRecord = RecordOf<'products'>
type SaleRecord = RecordOf<'sales'>

/** Rupees for one piece of a variant at an instant: its displayed price with the product's best running sale. */
export function unitPriceAt(product: ProductRecord, variantId: string, sales: readonly SaleRecord[], at: string): number {
  const variant = product.variants.find(({ id }) => id === variantId)
  const price = product.base_price + (variant?.price_modifier ?? 0)
  const offers = sales
    .filter((sale) => sale.is_active && Date.parse(sale.start_date) <= Date.parse(at) && Date.parse(at) <= Date.parse(sale.end_date))
    .flatMap((sale) => sale.sale_products.filter(({ product_id }) => product_id === product.id))
    .map((link) => discounted(price, link))
  return Math.min(price, ...offers)
}

/** A percentage counts before an amount; two decimals, never below 0. */
export function discounted(price: number, discount: { readonly discount_percent: number; readonly discount_amount: number }): number {
  const off = discount.discount_percent > 0 ? (price * discount.discount_percent) / 100 : discount.discount_amount
  return roundedRupees(Math.max(0, price - off))
}

/** Rupees and paise. */
export function roundedRupees(rupees: number): number {
  return Math.round(rupees * 100) / 100
}
