import { as, exchangesOf, prepared } from './exchange.ts'
import { ownProduct, productInput } from './own.ts'

const change = { base_price: '18500.5000', description: 'Changed by the contract check.' }

export const products = exchangesOf('products', {
  listProducts: { 200: as('guest', { query: { page: 1, limit: 12 } }) },
  createProduct: {
    201: prepared('admin', async (calls) => ({ body: productInput(calls) })),
    409: prepared('admin', async (calls) => ({ body: { ...productInput(calls), SKU: (await ownProduct(calls)).SKU } })),
  },
  getProduct: {
    200: prepared('guest', async ({ make, pick }) => {
      const { data } = await make('listProducts', 'guest', {})
      return { params: { id: pick('products', data).id } }
    }),
  },
  updateProduct: {
    200: prepared('admin', async (calls) => ({ params: { id: (await ownProduct(calls)).id }, body: change })),
    409: prepared('admin', async (calls) => {
      const one = await ownProduct(calls)
      const other = await ownProduct(calls)
      return { params: { id: one.id }, body: { SKU: other.SKU } }
    }),
  },
  deleteProduct: { 204: prepared('admin', async (calls) => ({ params: { id: (await ownProduct(calls)).id } })) },
})
