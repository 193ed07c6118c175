import { expect, test, vi } from 'vitest'
import { getListCollectionsQueryKey } from '#openapi/generated/client/collections/collections.ts'
import { createQueryClient } from './query-client.ts'

const failing = { queryFn: () => Promise.reject(new Error('Out of order.')), retry: false } as const

test('a failed refetch of what a screen shows already is logged, a first failure is left to the screen', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const client = createQueryClient()
  const queryKey = getListCollectionsQueryKey()
  await expect(client.fetchQuery({ queryKey, ...failing })).rejects.toThrow('Out of order.')
  expect(logged).not.toHaveBeenCalled()
  client.setQueryData(queryKey, { data: [] })
  await expect(client.fetchQuery({ queryKey, ...failing, staleTime: 0 })).rejects.toThrow('Out of order.')
  expect(logged.mock.calls).toEqual([['Failed to load newer data.', new Error('Out of order.')]])
  logged.mockClear()
})
