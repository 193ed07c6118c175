import { inShort } from '#contracts/judge/in-short.ts'
import { jsonPath } from '#contracts/judge/json-path.ts'
import { isObject, type Json, objectsIn } from '#contracts/judge/contract/records.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { ShopLaw } from './shop-law.ts'

export const rupees = (amount: number) => Math.round(Number((amount * 100).toFixed(4))) / 100

interface Discount {
  discount_percent: number
  discount_amount: number
}

/** A price with a discount; if both are set, the percentage applies. */
export const discounted = (price: number, { discount_percent, discount_amount }: Discount) =>
  rupees(Math.max(0, price - (discount_percent > 0 ? (price * discount_percent) / 100 : discount_amount)))

export const fullPrice = (base: unknown, modifier: unknown) => rupees(Math.max(0, Number(base) + Number(modifier)))

/** The discounts of a product in active sales. Which of them run now depends on the host's clock. */
function discountsOf(snapshot: Snapshot, product: string): Discount[] {
  return snapshot.reads.flatMap(({ call }) => {
    const { body } = call.answer
    if (call.id !== 'getSale' || !isObject(body) || body.is_active !== true || !Array.isArray(body.sale_products))
      return []
    return (body.sale_products as Array<Discount & { product_id: string }>).filter(
      ({ product_id }) => product_id === product,
    )
  })
}

const baseOf = (snapshot: Snapshot, product: unknown) =>
  snapshot.shown.get(`Product ${String(product)}`)?.find(({ value }) => 'base_price' in value)?.value.base_price

export const pricesAreTheProducts: ShopLaw = {
  name: 'prices-are-the-products',
  sentence:
    "A price is the product's base price with the variant's modifier, with a running sale taken off where a cart shows it.",
  reason: 'An order must cost what was shown before it.',
  *judge(snapshot) {
    for (const { call } of snapshot.reads) {
      for (const { value, path } of objectsIn(call.id, call.answer.status, call.answer.body)) {
        const variant = isObject(value.product_variant) ? value.product_variant : undefined
        if (variant && typeof value.unit_price === 'number') {
          const base = baseOf(snapshot, variant.product_id)
          if (base === undefined) continue
          const full = fullPrice(base, variant.price_modifier)
          const prices = [
            full,
            ...discountsOf(snapshot, String(variant.product_id)).map((discount) => discounted(full, discount)),
          ]
          if (!prices.includes(value.unit_price))
            yield {
              call,
              basis: [value.unit_price, prices],
              path: jsonPath([...path, 'unit_price']),
              expected: prices.join(' or '),
              got: inShort(value.unit_price),
            }
        }
        const [first] = Array.isArray(value.variants) ? (value.variants as Json[]) : []
        const base = typeof value.price === 'number' ? baseOf(snapshot, value.id) : undefined
        if (base !== undefined && value.price !== fullPrice(base, first?.price_modifier ?? 0))
          yield {
            call,
            basis: [value.price, base],
            path: jsonPath([...path, 'price']),
            expected: String(fullPrice(base, first?.price_modifier ?? 0)),
            got: inShort(value.price),
          }
      }
    }
  },
}
