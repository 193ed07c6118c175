import type { Json } from '#contracts/judge/contract/records.ts'
import { discounted, fullPrice, rupees } from '../laws/prices.ts'
import { answer, type Call, json, listIn, type Mutant, mutant, success } from './planting.ts'

/** The sales that each product was put into during the run, with its discount. */
type Sales = Map<string, Array<{ sale: string; percent: number }>>

/** Notes the products that a call puts into a sale. */
async function note(sales: Sales, call: Call, given: Response): Promise<void> {
  if ((call.id !== 'createSale' && call.id !== 'addProductToSale') || !success(given)) return
  const [sent, sale] = [await call.sent(), await json(given)]
  const put = [sent.productId, ...listIn(sent, 'products').map(({ product_id }) => product_id)]
  for (const { product_id, discount_percent } of listIn(sale, 'sale_products').filter((entry) =>
    put.includes(entry.product_id),
  )) {
    const known = sales.get(String(product_id)) ?? []
    sales.set(String(product_id), [...known, { sale: String(sale.id), percent: Number(discount_percent) }])
  }
}

interface Line {
  unit_price: number
  product_variant: { product_id: string; price_modifier: number }
}

/** What the price of a line in the cart follows from. */
interface Priced {
  line: Line
  base: number
  percent: number
  isOn: boolean
  /** From the host's time to the first moment of the sale, and to that after its last, in milliseconds. */
  begins: number
  ends: number
}

const less = (price: number, percent: number) => discounted(price, { discount_percent: percent, discount_amount: 0 })
const toIndia = 5.5 * 3_600_000
const runs = ({ begins, ends }: Priced, later = 0) => begins <= later && later < ends
const counts = (sale: Priced) => sale.isOn && runs(sale)
const again = ({ line, percent }: Priced) => less(line.unit_price, percent)

/** The sales that give a line another price. */
const prices: ReadonlyArray<readonly [kind: string, when: (sale: Priced) => boolean, to: (sale: Priced) => number]> = [
  ['an ended sale reduces', ({ ends }) => ends <= 0, again],
  ['a sale that has not begun reduces', ({ begins }) => begins > 0, again],
  ['a sale that is switched off reduces', (sale) => !sale.isOn && runs(sale), again],
  ['sales run five and a half hours early', (sale) => sale.isOn && !runs(sale) && runs(sale, toIndia), again],
  ['sales run five and a half hours late', (sale) => sale.isOn && !runs(sale) && runs(sale, -toIndia), again],
  [
    'the latest sale of a product counts',
    counts,
    ({ line, base, percent }) => less(fullPrice(base, line.product_variant.price_modifier), percent),
  ],
  [
    'a sale reduces the base price only',
    counts,
    ({ line, base, percent }) => rupees(less(base, percent) + line.product_variant.price_modifier),
  ],
  [
    'a discount in rupees reduces nothing',
    (sale) => counts(sale) && sale.percent === 0,
    ({ line, base }) => fullPrice(base, line.product_variant.price_modifier),
  ],
]

/** Puts other prices into a cart, for products that were put into a sale. */
const cartPrices = prices.map(([kind, when, to]) =>
  mutant('getCart', kind, () => {
    const sales: Sales = new Map()
    let now = 0
    return async (call) => {
      const given = await call.send()
      await note(sales, call, given)
      const shows = call.id === 'createReview' || call.id === 'getCart'
      const body = shows && success(given) ? await json(given) : {}
      const { review, items = [] } = (body.data ?? {}) as { review?: { created_at: string }; items?: Line[] }
      // The time of the host, which only a new record tells.
      if (review) now = Date.parse(review.created_at)
      for (const line of items) {
        const product = line.product_variant.product_id
        const found = sales.get(product)?.at(-1)
        if (!found) continue
        const sale = await call.read(`/v1/sales/${found.sale}`)
        const { base_price } = await call.read(`/v1/products/${product}`)
        const until = (date: unknown) => Date.parse(String(date)) - now
        const priced = {
          line,
          base: Number(base_price),
          percent: found.percent,
          isOn: sale.is_active === true,
          begins: until(sale.start_date),
          ends: until(sale.end_date),
        }
        if (!when(priced) || to(priced) === line.unit_price) continue
        call.applied()
        line.unit_price = to(priced)
      }
      return items.length > 0 ? answer(given, { body }) : given
    }
  }),
)

/** Takes the products out of their sales, orders, and puts them in again. */
const fullPriceOrdered = mutant('checkout', 'an order costs the full price in a sale', () => {
  const sales: Sales = new Map()
  return async (call) => {
    if (call.id !== 'checkout') {
      const given = await call.send()
      await note(sales, call, given)
      return given
    }
    const asAdmin = (method: string, path: string, body?: Json) =>
      call.ask(method, path, { token: call.token('admin'), body })
    const taken: Array<() => Promise<unknown>> = []
    const all = [...sales].flatMap(([productId, of]) => of.map((each) => ({ ...each, productId })))
    for (const { productId, sale, percent: discountPercent } of all)
      if (success(await asAdmin('DELETE', `/v1/sales/${sale}/remove-product/${productId}`)))
        taken.push(() => asAdmin('POST', `/v1/sales/${sale}/add-product`, { productId, discountPercent }))
    const given = await call.send()
    if (success(given) && taken.length > 0) call.applied()
    for (const putBack of taken) await putBack()
    return given
  }
})

/** An order costs nothing for the parcel if its goods cost a thousand rupees or more. */
const freeParcels = mutant('checkout', 'the parcel of a dear order is free', () => {
  const [free, cancelled] = [new Set<unknown>(), new Set<unknown>()]
  const parcel = 99
  return async ({ id, params, ask, token, send, applied }) => {
    const given = await send()
    if (!success(given)) return given
    const listed = async () =>
      (await (await ask('GET', '/v1/orders/admin/all', { token: token('admin') })).json()) as Json[]
    const cheaper = (order: Json) =>
      free.has(order.id) ? { ...order, total_amount: rupees(Number(order.total_amount) - parcel) } : order
    if (id === 'checkout') {
      const { orderId } = await json(given)
      const isDear = ({ id: own, total_amount }: Json) => own === orderId && Number(total_amount) >= 1000 + parcel
      if ((await listed()).some(isDear)) free.add(orderId)
    }
    if (id === 'cancelOrder') cancelled.add(params.id)
    if (free.size > 0) applied()
    if (id === 'listAllOrders') return answer(given, { body: (await listed()).map(cheaper) })
    const body = await json(given)
    if (id === 'searchOrders') return answer(given, { body: { ...body, data: listIn(body, 'data').map(cheaper) } })
    if (id !== 'getLifetimeSales') return given
    const counting = [...free].filter((own) => !cancelled.has(own)).length
    return answer(given, { body: { ...body, totalSales: rupees(Number(body.totalSales) - parcel * counting) } })
  }
})

/** Prices that take a sale into account wrongly. */
export const salePrices: readonly Mutant[] = [fullPriceOrdered, freeParcels, ...cartPrices]
