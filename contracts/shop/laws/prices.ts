import type { Success } from '#contracts/shop/exchanges/calls.ts'
import { inShort } from '#contracts/judge/in-short.ts'
import { objectsIn } from '#openapi/contract/records.ts'
import { answersOf, type Snapshot } from '#contracts/shop/snapshot/snapshot.ts'
import { broken, type ShopLaw } from './shop-law.ts'
import { isObject, type Json } from '#openapi/contract/json.ts'

export const rupees = (amount: number) => Math.round(Number((amount * 100).toFixed(4))) / 100

export type Discount = Pick<Success<'getSale'>['sale_products'][number], 'discount_percent' | 'discount_amount'>

/** Whether an amount is the wanted one; half a paisa of each piece may be rounded up or down. */
export const isPrice = (got: unknown, wanted: number, pieces = 1) =>
  typeof got === 'number' && Math.abs(got - wanted) < 0.0051 * pieces

/** A price with a discount; if both are set, the percentage applies. */
export const discounted = (price: number, { discount_percent, discount_amount }: Discount) =>
  rupees(Math.max(0, price - (discount_percent > 0 ? (price * discount_percent) / 100 : discount_amount)))

export const fullPrice = (base: unknown, modifier: unknown) => rupees(Math.max(0, Number(base) + Number(modifier)))

/** The discounts of a product in active sales. Which of them run now depends on the host's clock. */
const discountsOf = (snapshot: Snapshot, product: unknown): Discount[] =>
  answersOf(snapshot, 'getSale')
    .flatMap(({ body }) => (body.is_active ? body.sale_products : []))
    .filter(({ product_id }) => product_id === product)

const baseOf = (snapshot: Snapshot, product: unknown) =>
  snapshot.shown.get(`Product ${String(product)}`)?.find(({ value }) => 'base_price' in value)?.value.base_price

/** The fields of an object that show a price, with the prices that each may have. */
function* pricesIn(snapshot: Snapshot, value: Json): Generator<[field: string, prices: number[]]> {
  const { product_variant: variant, variants } = value
  if (isObject(variant) && typeof value.unit_price === 'number') {
    const base = baseOf(snapshot, variant.product_id)
    const full = fullPrice(base, variant.price_modifier)
    const reduced = discountsOf(snapshot, variant.product_id).map((discount) => discounted(full, discount))
    if (base !== undefined) yield ['unit_price', [full, ...reduced]]
  }
  const base = typeof value.price === 'number' ? baseOf(snapshot, value.id) : undefined
  const [first] = Array.isArray(variants) ? (variants as Json[]) : []
  if (base !== undefined) yield ['price', [fullPrice(base, first?.price_modifier ?? 0)]]
}

export const pricesAreTheProducts: ShopLaw = {
  name: 'prices-are-the-products',
  sentence:
    "A price is the product's base price with the variant's modifier, with a running sale taken off where a cart shows it.",
  reason: 'An order must cost what was shown before it.',
  *judge(snapshot) {
    for (const call of snapshot.calls)
      for (const { value, path } of objectsIn(call))
        for (const [field, prices] of pricesIn(snapshot, value)) {
          const got = value[field]
          if (!prices.some((price) => isPrice(got, price)))
            yield broken(call, [...path, field], prices.join(' or '), inShort(got), [got, prices])
        }
  },
}
