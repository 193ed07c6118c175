import { saleAnswer, saleWithProducts } from '../rules/answers.ts'
import type { ImplementationsOf } from '../shop/implementations-of.ts'
import { conflict, notFound } from '../engine/call/problem.ts'
import { periodOf, entriesOf } from '../rules/sales.ts'

export const sales: ImplementationsOf<'sales'> = {
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
}
