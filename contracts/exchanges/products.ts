import { as, contract, fault, prepared } from '#contracts/exchanges/exchange.ts'
import { nobody, ownProduct, productInput } from './own.ts'

const change = { base_price: '18500.5000', description: 'Changed by the contract check.' }

export const products = contract('products', {
  listProducts: {
    200: as('guest', { query: { page: 1, limit: 12 } }),
    400: as('guest', { query: { page: 0 } }),
    default: fault,
  },
  createProduct: {
    201: prepared('admin', async (stage) => ({ body: productInput(stage) })),
    400: as('admin', { body: { name: '' } }),
    401: prepared('guest', async (stage) => ({ body: productInput(stage) })),
    403: prepared('customer', async (stage) => ({ body: productInput(stage) })),
    409: prepared('admin', async (stage) => ({ body: { ...productInput(stage), SKU: (await ownProduct(stage)).SKU } })),
    default: fault,
  },
  getProduct: {
    200: prepared('guest', async ({ call, pick }) => {
      const { data } = await call('listProducts', 'guest', {})
      return { params: { id: pick('products', data).id } }
    }),
    400: as('guest', { params: { id: nobody }, query: { unknown: '1' } }),
    404: as('guest', { params: { id: nobody } }),
    default: fault,
  },
  updateProduct: {
    200: prepared('admin', async (stage) => ({ params: { id: (await ownProduct(stage)).id }, body: change })),
    400: as('admin', { params: { id: nobody }, body: { base_price: 'dear' } }),
    401: as('guest', { params: { id: nobody }, body: change }),
    403: prepared('customer', async (stage) => ({ params: { id: (await ownProduct(stage)).id }, body: change })),
    404: as('admin', { params: { id: nobody }, body: change }),
    409: prepared('admin', async (stage) => {
      const [one, other] = [await ownProduct(stage), await ownProduct(stage)]
      return { params: { id: one.id }, body: { SKU: other.SKU } }
    }),
    default: fault,
  },
  deleteProduct: {
    204: prepared('admin', async (stage) => ({ params: { id: (await ownProduct(stage)).id } })),
    400: as('admin', { params: { id: nobody }, query: { unknown: '1' } }),
    401: as('guest', { params: { id: nobody } }),
    403: prepared('customer', async (stage) => ({ params: { id: (await ownProduct(stage)).id } })),
    404: as('admin', { params: { id: nobody } }),
    default: fault,
  },
})
