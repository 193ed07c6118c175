import type { SaleInputOutput } from '#openapi/generated/zod/schemas/saleInput.zod.ts'
import type { RecordOf } from '#mocks/records.ts'
import type { Store } from '#mocks/store.ts'
import { saleAnswer, saleWithProducts } from '../rules/answers.ts'
import { implement } from '../engine/operation.ts'
import { conflict, invalid, notFound } from '../engine/problem.ts'

interface Period {
  start_date: string
  end_date: string
}

/** A period in UTC, in whatever zone it was sent. Refuses an end that does not come after its start. */
export function periodOf({ start_date, end_date }: Period): Period {
  const [start, end] = [new Date(start_date), new Date(end_date)]
  if (end <= start) invalid('body.end_date', 'It must end after it starts.')
  return { start_date: start.toISOString(), end_date: end.toISOString() }
}

function entriesOf(db: Store, products: NonNullable<SaleInputOutput['products']>): RecordOf<'sales'>['sale_products'] {
  const ids = products.map(({ product_id }) => product_id)
  const twice = ids.findIndex((id, index) => ids.indexOf(id) < index)
  if (twice >= 0) invalid(`body.products[${twice}].product_id`, 'The product is already in the list.')
  return products.map(({ product_id, discount_percent = 0, discount_amount = 0 }) => {
    if (!db.products.get(product_id)) notFound('Product')
    return { product_id, discount_percent: Number(discount_percent), discount_amount: Number(discount_amount) }
  })
}

export const sales = implement('sales', {
  listSales: ({ db }) => db.sales.all().map(saleAnswer),

  getSale: ({ params, db }) => saleWithProducts(db, db.sales.get(params.id) ?? notFound('Sale')),

  createSale: async ({ body, db }) => {
    const { products = [], thumbnail = null, ...sale } = { ...body, ...periodOf(body) }
    const sale_products = entriesOf(db, products)
    return saleWithProducts(db, await db.sales.create({ id: db.sales.nextId(), ...sale, thumbnail, sale_products }))
  },

  addProductToSale: async ({ params, body, db }) => {
    const { id, sale_products } = db.sales.get(params.id) ?? notFound('Sale')
    const product = db.products.get(body.productId) ?? notFound('Product')
    if (sale_products.some(({ product_id }) => product_id === product.id))
      conflict('The product is already in this sale')
    const entry = { product_id: product.id, discount_percent: Number(body.discountPercent), discount_amount: 0 }
    return saleWithProducts(db, await db.sales.update(id, { sale_products: [...sale_products, entry] }))
  },

  removeProductFromSale: async ({ params, db }) => {
    const { id, sale_products } = db.sales.get(params.id) ?? notFound('Sale')
    const others = sale_products.filter(({ product_id }) => product_id !== params.productId)
    if (others.length === sale_products.length) notFound('Product')
    await db.sales.update(id, { sale_products: others })
    return undefined
  },
})
