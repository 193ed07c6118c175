import type { Json } from '../../../judge/contract/records.ts'
import { discounted, rupees } from '../../laws/prices.ts'
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

/** The price of a line whose product is in a sale; undefined leaves it. */
type Price = (line: Line, percent: number, sale: Json, base: number) => number | undefined

/** A cart that prices products which were put into a sale in another way. */
const cartPrices = (kind: string, price: Price): Mutant =>
  mutant('getCart', kind, () => {
    const sales: Sales = new Map()
    return async (request, send, { applied }) => {
      await note(sales, request)
      const given = await send(request)
      if (match(request)?.operation.id !== 'getCart' || !success(given)) return given
      const body = await json(given)
      for (const line of (body.data as { items: Line[] }).items) {
        const product = line.product_variant.product_id
        const found = sales.get(product)
        if (!found) continue
        const sale = await readAt(request, send, `/v1/sales/${found.sale}`)
        const { base_price: base } = await readAt(request, send, `/v1/products/${product}`)
        const shown = price(line, found.percent, sale, Number(base))
        if (shown === undefined || shown === line.unit_price) continue
        applied()
        line.unit_price = shown
      }
      return answer(given, { body })
    }
  })

const less = (price: number, percent: number) => discounted(price, { discount_percent: percent, discount_amount: 0 })
const year = (date: unknown) => Number(String(date).slice(0, 4))

/** A sale that does not run, for a reason, reduces nevertheless. */
const reducing = (kind: string, isIdle: (sale: Json) => boolean) =>
  cartPrices(kind, ({ unit_price }, percent, sale) => (isIdle(sale) ? less(unit_price, percent) : undefined))

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
  reducing('an ended sale reduces', (sale) => sale.is_active === true && year(sale.end_date) < 2020),
  reducing('a sale that has not begun reduces', (sale) => sale.is_active === true && year(sale.start_date) > 2090),
  reducing('a sale that is switched off reduces', (sale) => sale.is_active === false && year(sale.start_date) < 2020),
  cartPrices('a sale reduces the base price only', ({ product_variant: { price_modifier } }, percent, sale, base) =>
    sale.is_active === true && year(sale.end_date) > 2020 && year(sale.start_date) < 2090
      ? rupees(less(base, percent) + price_modifier)
      : undefined,
  ),
]
