import { shipping } from '#openapi/generated/samples.ts'
import type { RecordOf } from '../records.ts'

type Product = Pick<RecordOf<'products'>, 'id' | 'base_price'>
type Sale = RecordOf<'sales'>
type Discount = Pick<Sale['sale_products'][number], 'discount_percent' | 'discount_amount'>

/** Rupees, rounded to paise. */
export function rupees(amount: number): number {
  // Rounded twice, so that 1.005, which is kept as a little less, becomes 1.01.
  return Math.round(Number((amount * 100).toFixed(4))) / 100
}

/** What an order comes to: its lines and the shipping. */
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

/** Rupees for one piece without any sale. */
export function fullPrice(
  { base_price }: Pick<Product, 'base_price'>,
  { price_modifier }: { price_modifier: number },
): number {
  return rupees(Math.max(0, base_price + price_modifier))
}

/** Rupees for one piece, with the best of the product's running sales. */
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
