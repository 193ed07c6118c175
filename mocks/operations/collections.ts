import { productAnswer } from '../rules/answers.ts'
import type { ImplementationsOf } from '../shop/implementations-of.ts'
import { pageOf } from '../rules/pages.ts'
import { notFound } from '../engine/call/problem.ts'

export const collections: ImplementationsOf<'collections'> = {
  listCollections: ({ query, db }) => pageOf(db.collections.all(), query, (collection) => collection),

  getCollection: ({ params, db }) => {
    const collection = db.collections.get(params.id) ?? notFound('Collection')
    return {
      ...collection,
      products: db.products.where('collection_id', collection.id).map((product) => productAnswer(db, product)),
    }
  },

  createCollection: ({ body, db }) => db.collections.create({ id: db.collections.nextId(), ...body }),

  updateCollection: ({ params, body, db }) =>
    db.collections.update((db.collections.get(params.id) ?? notFound('Collection')).id, body),

  deleteCollection: async ({ params, db }) => {
    const { id } = db.collections.get(params.id) ?? notFound('Collection')
    await db.collections.delete(id)
    return undefined
  },
}
