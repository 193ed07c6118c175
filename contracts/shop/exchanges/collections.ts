import { as, exchangesOf, prepared } from './exchange.ts'
import type { ShopCalls } from './calls.ts'
import { groupInput } from './own.ts'

const ownCollection = (calls: ShopCalls) => calls.make('createCollection', 'admin', { body: groupInput(calls) })
const its = async (calls: ShopCalls) => ({ params: { id: (await ownCollection(calls)).id } })
const change = {
  name: 'Contract check',
  description: 'Changed by the contract check.',
  thumbnail: '/media/changed.avif',
}

export const collections = exchangesOf('collections', {
  listCollections: { 200: as('guest', { query: { page: 1, limit: 10 } }) },
  createCollection: { 201: prepared('admin', async (calls) => ({ body: groupInput(calls) })) },
  getCollection: {
    200: prepared('guest', async ({ make, pick }) => {
      const { data } = await make('listCollections', 'guest', {})
      return { params: { id: pick('collections', data).id } }
    }),
  },
  updateCollection: { 200: prepared('admin', async (calls) => ({ ...(await its(calls)), body: change })) },
  deleteCollection: { 204: prepared('admin', its) },
})
