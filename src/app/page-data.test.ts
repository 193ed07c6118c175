import { getListCollectionsQueryKey } from '#openapi/generated/client/collections/collections.ts'
import { createQueryClient } from '#src/shared/api/query-client.ts'
import { expect, test, vi } from 'vitest'
import { fillCache } from './page-data.ts'

const queryFn = () => Promise.reject(new Error('Out of order.'))

test('newer data of a prerendered page that cannot be loaded is logged, and the page keeps its own', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const client = createQueryClient()
  const queryKey = getListCollectionsQueryKey()
  const data = { data: [{ id: 'col-1' }] }
  fillCache(client, { at: 0, answers: [[queryKey, data]] }, 0)
  await expect(client.fetchQuery({ queryKey, queryFn, retry: false })).rejects.toThrow('Out of order.')
  expect(logged.mock.calls).toEqual([['Failed to load newer data.', new Error('Out of order.')]])
  expect(client.getQueryData(queryKey)).toBe(data)
  logged.mockClear()
})
