import { shipping } from '#openapi/generated/samples/shipping.ts'
import type { RowOf } from '../shop/rows.ts'

type Product = Pick<RowOf<'products'>, 'id' | 'base_price'>
type Sale = RowOf<'sales'>
type Discount = Pick<Sale['sale_products'][number], 'discount_percent' | 'discount_amount'>

/** Rupees, rounded to paise. */
export function rupees(amount: number): number {
  // Rounded twice, so that 1.005, which is stored as slightly less, becomes 1.01.
  return Math.round(Number((amount * 100).toFixed(4))) / 100
}

/** The total of an order: its lines and shipping. */
export function totalOf(lines: readonly { quantity: number; unit_price: number }[]): number {
  return rupees(lines.reduce<number>((sum, { quantity, unit_price }) => sum + quantity * unit_price, shipping))
}

export function discounted(price: number, { discount_percent, discount_amount }: Discount): number {
  const off = discount_percent > 0 ? (price * discount_percent) / 100 : discount_amount
  return rupees(Math.max(0, price - off))
}

export function isRunning({ is_active, start_date, end_date }: Sale, now: Date): boolean {
  return is_active && Date.parse(start_date) <= now.getTime() && now.getTime() <= Date.parse(end_date)
}

/** The price of one unit without a sale, in rupees. */
export function fullPrice(
  { base_price }: Pick<Product, 'base_price'>,
  { price_modifier }: { price_modifier: number },
): number {
  return rupees(Math.max(0, base_price + price_modifier))
}

/** The price of one unit in the best running sale, in rupees. */
export function unitPrice(
  product: Product,
  variant: { price_modifier: number },
  sales: readonly Sale[],
  now: Date,
): number {
  const price = fullPrice(product, variant)
  const offers = sales
    .filter((sale) => isRunning(sale, now))
    .flatMap(({ sale_products }) => sale_products.filter(({ product_id }) => product_id === product.id))
  return Math.min(price, ...offers.map((offer) => discounted(price, offer)))
}
