import { isObject, type Json } from '../../../judge/contract/records.ts'
import { discounted, rupees } from '../../laws/prices.ts'
import { alteredRequest, answer, match } from '../matching.ts'
import type { Mutant } from '../mutant.ts'
import { call, json, mutant, only, readAt, success } from '../planting.ts'

/** The sales that products were put into during the run, by the product. */
function saleOfProducts() {
  const sales = new Map<string, { sale: string; percent: number }>()
  return {
    sales,
    note: async (request: Request): Promise<void> => {
      const matched = match(request)
      if (matched?.operation.id !== 'addProductToSale') return
      const { productId, discountPercent } = await json(request)
      sales.set(String(productId), { sale: matched.params.id ?? '', percent: Number(discountPercent) })
    },
  }
}

interface Line {
  unit_price: number
  product_variant: { product_id: string; price_modifier: number; product?: { id: string } }
}

const linesIn = (body: Json): Line[] => {
  const data = isObject(body.data) ? body.data : {}
  return (Array.isArray(data.items) ? data.items : isObject(data.item) ? [data.item] : []) as Line[]
}

type Price = (line: Line, percent: number, sale: Json, base: number) => number | undefined

/** A cart that prices products which were put into a sale in another way. */
const cartPrices = (kind: string, price: Price): Mutant =>
  mutant('getCart', kind, () => {
    const { sales, note } = saleOfProducts()
    return async (request, send, { applied }) => {
      await note(request)
      const given = await send(request)
      if (match(request)?.operation.id !== 'getCart' || !success(given)) return given
      const body = await json(given)
      for (const line of linesIn(body)) {
        const found = sales.get(line.product_variant.product_id)
        if (!found) continue
        const sale = await readAt(request, send, `/v1/sales/${found.sale}`)
        const product = await readAt(request, send, `/v1/products/${line.product_variant.product_id}`)
        const shown = price(line, found.percent, sale, Number(product.base_price))
        if (shown === undefined || shown === line.unit_price) continue
        applied()
        line.unit_price = shown
      }
      return answer(given, { body })
    }
  })

const less = ({ unit_price }: Line, percent: number) =>
  discounted(unit_price, { discount_percent: percent, discount_amount: 0 })
const year = (date: unknown) => Number(String(date).slice(0, 4))

export const idleSales = [
  cartPrices('an ended sale reduces', (line, percent, sale) =>
    sale.is_active === true && year(sale.end_date) < 2020 ? less(line, percent) : undefined,
  ),
  cartPrices('a sale that has not begun reduces', (line, percent, sale) =>
    sale.is_active === true && year(sale.start_date) > 2090 ? less(line, percent) : undefined,
  ),
  cartPrices('a sale that is switched off reduces', (line, percent, sale) =>
    sale.is_active === false && year(sale.start_date) < 2020 ? less(line, percent) : undefined,
  ),
  cartPrices('a sale reduces the base price only', ({ product_variant: { price_modifier } }, percent, sale, base) =>
    sale.is_active === true && year(sale.end_date) > 2020 && year(sale.start_date) < 2090
      ? rupees(discounted(base, { discount_percent: percent, discount_amount: 0 }) + price_modifier)
      : undefined,
  ),
]

export const amountAsPercent = only('createSale', 'a discount in rupees is taken as one in percent', () => {
  return async (request, send, { applied }) => {
    const sent = await json(request)
    const products = Array.isArray(sent.products) ? sent.products.filter(isObject) : []
    if (!products.some(({ discount_amount }) => Number(discount_amount) > 0)) return send(request)
    const changed = products.map((product) => ({
      ...product,
      discount_percent: Number(product.discount_amount) > 0 ? product.discount_amount : product.discount_percent,
      discount_amount: 0,
    }))
    const given = await send(await alteredRequest(request, { body: { ...sent, products: changed } }))
    if (success(given)) applied()
    return given
  }
})

/** Takes the products out of their sales, orders, and puts them in again. */
export const fullPriceOrdered = mutant('checkout', 'an order costs the full price in a sale', () => {
  const { sales, note } = saleOfProducts()
  return async (request, send, { applied, token }) => {
    await note(request)
    if (match(request)?.operation.id !== 'checkout') return send(request)
    const taken: Array<[string, string, number]> = []
    for (const [product, { sale, percent }] of sales) {
      const path = `/v1/sales/${sale}/remove-product/${product}`
      if (success(await send(call(request, 'DELETE', path, token('admin'))))) taken.push([sale, product, percent])
    }
    const given = await send(request)
    if (success(given) && taken.length > 0) applied()
    for (const [sale, productId, discountPercent] of taken)
      await send(call(request, 'POST', `/v1/sales/${sale}/add-product`, token('admin'), { productId, discountPercent }))
    return given
  }
})
