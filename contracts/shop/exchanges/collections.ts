import { as, contract, fault, prepared } from './exchange.ts'
import type { ShopCalls } from './calls.ts'
import { groupInput } from './own.ts'
import { nobody } from '#contracts/session/unknown-id.ts'

const ownCollection = (calls: ShopCalls) => calls.make('createCollection', 'admin', { body: groupInput(calls) })
const its = async (calls: ShopCalls) => ({ params: { id: (await ownCollection(calls)).id } })
const change = {
  name: 'Contract check',
  description: 'Changed by the contract check.',
  thumbnail: '/media/changed.avif',
}

export const collections = contract('collections', {
  listCollections: {
    200: as('guest', { query: { page: 1, limit: 10 } }),
    400: as('guest', { query: { page: 0 } }),
    default: fault,
  },
  createCollection: {
    201: prepared('admin', async (calls) => ({ body: groupInput(calls) })),
    400: as('admin', { body: { name: '' } }),
    401: prepared('guest', async (calls) => ({ body: groupInput(calls) })),
    403: prepared('customer', async (calls) => ({ body: groupInput(calls) })),
    default: fault,
  },
  getCollection: {
    200: prepared('guest', async ({ make, pick }) => {
      const { data } = await make('listCollections', 'guest', {})
      return { params: { id: pick('collections', data).id } }
    }),
    400: as('guest', { params: { id: nobody }, query: { unknown: '1' } }),
    404: as('guest', { params: { id: nobody } }),
    default: fault,
  },
  updateCollection: {
    200: prepared('admin', async (calls) => ({ ...(await its(calls)), body: change })),
    400: as('admin', { params: { id: nobody }, body: { name: '' } }),
    401: as('guest', { params: { id: nobody }, body: change }),
    403: prepared('customer', async (calls) => ({ ...(await its(calls)), body: change })),
    404: as('admin', { params: { id: nobody }, body: change }),
    default: fault,
  },
  deleteCollection: {
    204: prepared('admin', its),
    400: as('admin', { params: { id: nobody }, query: { unknown: '1' } }),
    401: as('guest', { params: { id: nobody } }),
    403: prepared('customer', its),
    404: as('admin', { params: { id: nobody } }),
    default: fault,
  },
})
