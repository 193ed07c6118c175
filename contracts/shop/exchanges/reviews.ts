import { as, exchangesOf, prepared } from './exchange.ts'
import { ownProduct } from './own.ts'
import { nobody } from '#contracts/session/unknown-id.ts'

const words = { rating: 4, comment: 'Finely made and well packed.' }

export const reviews = exchangesOf('reviews', {
  listAllReviews: { 200: as('guest', {}) },
  listReviews: {
    200: prepared('guest', async ({ make, pick }) => {
      const { data } = await make('listProducts', 'guest', {})
      return { query: { productId: pick('products', data).id, page: 1, limit: 5 } }
    }),
    404: as('guest', { query: { productId: nobody } }),
  },
  createReview: {
    201: prepared('customer', async (calls) => ({ body: { productId: (await ownProduct(calls)).id, ...words } })),
    404: as('customer', { body: { productId: nobody, ...words } }),
    409: prepared('customer', async (calls) => {
      const body = { productId: (await ownProduct(calls)).id, ...words }
      await calls.make('createReview', 'customer', { body })
      return { body }
    }),
  },
})
