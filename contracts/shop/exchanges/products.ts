import { as, contract, fault, prepared } from './exchange.ts'
import { ownProduct, productInput } from './own.ts'
import { nobody } from '#contracts/session/unknown-id.ts'

const change = { base_price: '18500.5000', description: 'Changed by the contract check.' }

export const products = contract('products', {
  listProducts: {
    200: as('guest', { query: { page: 1, limit: 12 } }),
    400: as('guest', { query: { page: 0 } }),
    default: fault,
  },
  createProduct: {
    201: prepared('admin', async (calls) => ({ body: productInput(calls) })),
    400: as('admin', { body: { name: '' } }),
    401: prepared('guest', async (calls) => ({ body: productInput(calls) })),
    403: prepared('customer', async (calls) => ({ body: productInput(calls) })),
    409: prepared('admin', async (calls) => ({ body: { ...productInput(calls), SKU: (await ownProduct(calls)).SKU } })),
    default: fault,
  },
  getProduct: {
    200: prepared('guest', async ({ make, pick }) => {
      const { data } = await make('listProducts', 'guest', {})
      return { params: { id: pick('products', data).id } }
    }),
    400: as('guest', { params: { id: nobody }, query: { unknown: '1' } }),
    404: as('guest', { params: { id: nobody } }),
    default: fault,
  },
  updateProduct: {
    200: prepared('admin', async (calls) => ({ params: { id: (await ownProduct(calls)).id }, body: change })),
    400: as('admin', { params: { id: nobody }, body: { base_price: 'dear' } }),
    401: as('guest', { params: { id: nobody }, body: change }),
    403: prepared('customer', async (calls) => ({ params: { id: (await ownProduct(calls)).id }, body: change })),
    404: as('admin', { params: { id: nobody }, body: change }),
    409: prepared('admin', async (calls) => {
      const [one, other] = [await ownProduct(calls), await ownProduct(calls)]
      return { params: { id: one.id }, body: { SKU: other.SKU } }
    }),
    default: fault,
  },
  deleteProduct: {
    204: prepared('admin', async (calls) => ({ params: { id: (await ownProduct(calls)).id } })),
    400: as('admin', { params: { id: nobody }, query: { unknown: '1' } }),
    401: as('guest', { params: { id: nobody } }),
    403: prepared('customer', async (calls) => ({ params: { id: (await ownProduct(calls)).id } })),
    404: as('admin', { params: { id: nobody } }),
    default: fault,
  },
})
