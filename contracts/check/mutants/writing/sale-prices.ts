import type { Json } from '../../../judge/contract/records.ts'
import { discounted, fullPrice, rupees } from '../../laws/prices.ts'
import { answer, match } from '../matching.ts'
import type { Mutant } from '../mutant.ts'
import { call, json, mutant, readAt, success } from '../planting.ts'

/** The sale and the discount that each product was given during the run. */
type Sales = Map<string, { sale: string; percent: number }>

async function note(sales: Sales, request: Request): Promise<void> {
  const matched = match(request)
  if (matched?.operation.id !== 'addProductToSale') return
  const { productId, discountPercent } = await json(request)
  sales.set(String(productId), { sale: matched.params.id ?? '', percent: Number(discountPercent) })
}

interface Line {
  unit_price: number
  product_variant: { product_id: string; price_modifier: number }
}

/** What the price of a line follows from, at the host's time. */
interface Priced {
  line: Line
  percent: number
  sale: Json
  base: number
  now: number
}

/** A cart that prices products which were put into a sale in another way; undefined leaves a price. */
const cartPrices = (kind: string, price: (priced: Priced) => number | undefined): Mutant =>
  mutant('getCart', kind, () => {
    const sales: Sales = new Map()
    let now = 0
    return async (request, send, { applied }) => {
      await note(sales, request)
      const given = await send(request)
      const id = match(request)?.operation.id
      const body = success(given) && (id === 'createReview' || id === 'getCart') ? await json(given) : {}
      const { review, items = [] } = (body.data ?? {}) as { review?: { created_at: string }; items?: Line[] }
      if (review) now = Date.parse(review.created_at)
      for (const line of items) {
        const product = line.product_variant.product_id
        const found = sales.get(product)
        if (!found) continue
        const sale = await readAt(request, send, `/v1/sales/${found.sale}`)
        const { base_price } = await readAt(request, send, `/v1/products/${product}`)
        const shown = price({ line, percent: found.percent, sale, base: Number(base_price), now })
        if (shown === undefined || shown === line.unit_price) continue
        applied()
        line.unit_price = shown
      }
      return items.length > 0 ? answer(given, { body }) : given
    }
  })

const less = (price: number, percent: number) => discounted(price, { discount_percent: percent, discount_amount: 0 })
const isWithin = ({ start_date, end_date }: Json, time: number) =>
  Date.parse(String(start_date)) <= time && time < Date.parse(String(end_date))
const toIndia = 5.5 * 3_600_000

/** A sale that does not run, for a reason, reduces nevertheless. */
const reducing = (kind: string, isIdle: (sale: Json, now: number) => boolean) =>
  cartPrices(kind, ({ line: { unit_price }, percent, sale, now }) =>
    isIdle(sale, now) ? less(unit_price, percent) : undefined,
  )

/** Takes the products out of their sales, orders, and puts them in again. */
const fullPriceOrdered = mutant('checkout', 'an order costs the full price in a sale', () => {
  const sales: Sales = new Map()
  return async (request, send, { applied, token }) => {
    await note(sales, request)
    if (match(request)?.operation.id !== 'checkout') return send(request)
    const taken: Array<() => Promise<unknown>> = []
    for (const [productId, { sale, percent: discountPercent }] of sales) {
      const [remove, add] = [`/v1/sales/${sale}/remove-product/${productId}`, `/v1/sales/${sale}/add-product`]
      if (success(await send(call(request, 'DELETE', remove, token('admin')))))
        taken.push(() => send(call(request, 'POST', add, token('admin'), { productId, discountPercent })))
    }
    const given = await send(request)
    if (success(given) && taken.length > 0) applied()
    for (const putBack of taken) await putBack()
    return given
  }
})

/** Prices that take a sale into account wrongly. */
export const salePrices: readonly Mutant[] = [
  fullPriceOrdered,
  reducing('an ended sale reduces', (sale, now) => Date.parse(String(sale.end_date)) <= now),
  reducing('a sale that has not begun reduces', (sale, now) => Date.parse(String(sale.start_date)) > now),
  reducing('a sale that is switched off reduces', (sale, now) => sale.is_active === false && isWithin(sale, now)),
  reducing(
    'sales run five and a half hours early',
    (sale, now) => sale.is_active === true && !isWithin(sale, now) && isWithin(sale, now + toIndia),
  ),
  reducing(
    'sales run five and a half hours late',
    (sale, now) => sale.is_active === true && !isWithin(sale, now) && isWithin(sale, now - toIndia),
  ),
  cartPrices('the latest sale of a product counts', ({ line, percent, sale, base, now }) =>
    sale.is_active === true && isWithin(sale, now)
      ? less(fullPrice(base, line.product_variant.price_modifier), percent)
      : undefined,
  ),
  cartPrices('a sale reduces the base price only', ({ line, percent, sale, base, now }) =>
    sale.is_active === true && isWithin(sale, now)
      ? rupees(less(base, percent) + line.product_variant.price_modifier)
      : undefined,
  ),
]
