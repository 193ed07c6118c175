import type { Store } from '#mocks/store.ts'
import { productAnswer } from '../rules/answers.ts'
import { implement } from '../engine/operation.ts'
import { pageOf } from '../engine/pages.ts'
import { invalid, notFound } from '../engine/problem.ts'
import { changeOf, demandFreeSku, newProduct } from '../rules/product-record.ts'

/** Takes along what cannot be without the product. Orders keep their lines: what was bought was bought. */
async function deleteWhatNames(db: Store, productId: string): Promise<void> {
  const variants = db.products.get(productId)?.variants ?? []
  for (const { id } of variants) for (const line of db.cartLines.where('variantId', id)) db.cartLines.delete(line.id)
  for (const wish of db.wishes.where('productId', productId)) db.wishes.delete(wish.id)
  for (const review of db.reviews.where('productId', productId)) db.reviews.delete(review.id)
  for (const { id, sale_products } of db.sales.all()) {
    const others = sale_products.filter(({ product_id }) => product_id !== productId)
    if (others.length < sale_products.length) await db.sales.update(id, { sale_products: others })
  }
}

export const products = implement('products', {
  listProducts: ({ query, db }) => pageOf(db.products.all(), query, (product) => productAnswer(db, product)),

  getProduct: ({ params, db }) => productAnswer(db, db.products.get(params.id) ?? notFound('Product')),

  createProduct: async ({ body, db }) => productAnswer(db, await db.products.create(newProduct(db, body))),

  updateProduct: async ({ params, body, db }) => {
    if (Object.keys(body).length === 0) invalid('body', 'Give at least one field.')
    const product = db.products.get(params.id) ?? notFound('Product')
    demandFreeSku(db, body.SKU, product.id)
    return productAnswer(db, await db.products.update(product.id, changeOf(db, product, body)))
  },

  deleteProduct: async ({ params, db }) => {
    const product = db.products.get(params.id) ?? notFound('Product')
    await deleteWhatNames(db, product.id)
    db.products.delete(product.id)
    return undefined
  },
})
