import { productAnswer } from '../rules/answers.ts'
import type { ImplementationsOf } from '../shop/implementations-of.ts'
import { pageOf } from '../rules/pages.ts'
import { invalid, notFound } from '../engine/call/problem.ts'
import { changedProduct, demandFreeSku, newProduct } from '../rules/product-row.ts'

export const products: ImplementationsOf<'products'> = {
  listProducts: ({ query, db }) => pageOf(db.products.all(), query, (product) => productAnswer(db, product)),

  getProduct: ({ params, db }) => productAnswer(db, db.products.get(params.id) ?? notFound('Product')),

  createProduct: async ({ body, db }) => productAnswer(db, await db.products.create(newProduct(db, body))),

  updateProduct: async ({ params, body, db }) => {
    if (Object.keys(body).length === 0) invalid('body', 'Give at least one field.')
    const product = db.products.get(params.id) ?? notFound('Product')
    demandFreeSku(db, body.SKU, product.id)
    return productAnswer(db, await db.products.update(product.id, changedProduct(db, product, body)))
  },

  deleteProduct: async ({ params, db }) => {
    const product = db.products.get(params.id) ?? notFound('Product')
    await db.products.delete(product.id)
    return undefined
  },
}
