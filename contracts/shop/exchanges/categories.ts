import { as, exchangesOf, prepared } from './exchange.ts'
import type { ShopCalls } from './calls.ts'
import { groupInput } from './own.ts'

const ownCategory = (calls: ShopCalls) => calls.make('createCategory', 'admin', { body: groupInput(calls) })
const its = async (calls: ShopCalls) => ({ params: { id: (await ownCategory(calls)).id } })
const change = {
  name: 'Contract check',
  description: 'Changed by the contract check.',
  thumbnail: '/media/changed.avif',
}

export const categories = exchangesOf('categories', {
  listCategories: { 200: as('guest', { query: { page: 1, limit: 10 } }) },
  createCategory: { 201: prepared('admin', async (calls) => ({ body: groupInput(calls) })) },
  getCategory: {
    200: prepared('guest', async ({ make, pick }) => {
      const { data } = await make('listCategories', 'guest', {})
      return { params: { id: pick('categories', data).id } }
    }),
  },
  updateCategory: { 200: prepared('admin', async (calls) => ({ ...(await its(calls)), body: change })) },
  deleteCategory: { 204: prepared('admin', its) },
})
