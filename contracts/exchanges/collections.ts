import { as, contract, fault, prepared } from '#contracts/exchanges/exchange.ts'
import type { Stage } from '#contracts/exchanges/stage.ts'
import { nobody, groupInput } from './own.ts'

const ownCollection = (stage: Stage) => stage.call('createCollection', 'admin', { body: groupInput(stage) })
const its = async (stage: Stage) => ({ params: { id: (await ownCollection(stage)).id } })
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
    201: prepared('admin', async (stage) => ({ body: groupInput(stage) })),
    400: as('admin', { body: { name: '' } }),
    401: prepared('guest', async (stage) => ({ body: groupInput(stage) })),
    403: prepared('customer', async (stage) => ({ body: groupInput(stage) })),
    default: fault,
  },
  getCollection: {
    200: prepared('guest', async ({ call, pick }) => {
      const { data } = await call('listCollections', 'guest', {})
      return { params: { id: pick('collections', data).id } }
    }),
    400: as('guest', { params: { id: nobody }, query: { unknown: '1' } }),
    404: as('guest', { params: { id: nobody } }),
    default: fault,
  },
  updateCollection: {
    200: prepared('admin', async (stage) => ({ ...(await its(stage)), body: change })),
    400: as('admin', { params: { id: nobody }, body: { name: '' } }),
    401: as('guest', { params: { id: nobody }, body: change }),
    403: prepared('customer', async (stage) => ({ ...(await its(stage)), body: change })),
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
