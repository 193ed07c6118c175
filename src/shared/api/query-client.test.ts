import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { getListCollectionsQueryKey } from '#openapi/generated/client/collections/collections.ts'
import { ApiError } from './api-error.ts'
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

test('a failure whose query names it is logged by that name, shown or not', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const client = createQueryClient()
  const query = { queryKey: ['/v1/sales'], ...failing, meta: { failed: 'No sales.' }, staleTime: 0 }
  await expect(client.fetchQuery(query)).rejects.toThrow('Out of order.')
  client.setQueryData(query.queryKey, { data: [] })
  await expect(client.fetchQuery(query)).rejects.toThrow('Out of order.')
  expect(logged.mock.calls.map(([what]) => what as unknown)).toEqual(['No sales.', 'No sales.'])
  logged.mockClear()
})

test('a record that has been deleted in the meantime is no failed refetch', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const client = createQueryClient()
  const queryKey = getListCollectionsQueryKey()
  client.setQueryData(queryKey, { data: [] })
  const gone = new ApiError('status', 'There is no such collection.', { status: 404 })
  const queryFn = () => Promise.reject(gone)
  await expect(client.fetchQuery({ queryKey, queryFn, staleTime: 0 })).rejects.toBe(gone)
  expect(logged).not.toHaveBeenCalled()
})

/** A list whose first answer comes when it is told to, and each later one at once. */
function slowList() {
  const first = Promise.withResolvers<string>()
  const queryFn = vi.fn(() => Promise.resolve('after the write')).mockReturnValueOnce(first.promise)
  return { queryKey: ['/v1/cart'], queryFn, answerFirst: () => first.resolve('before the write') }
}

test('a first answer that is older than the write after it is replaced by a newer one', async () => {
  const client = createQueryClient()
  const { answerFirst, ...list } = slowList()
  const stop = new QueryObserver(client, list).subscribe(() => undefined)
  void client.invalidateQueries({ queryKey: list.queryKey })
  answerFirst()
  await expect.poll(() => client.getQueryData(list.queryKey)).toBe('after the write')
  expect(list.queryFn).toHaveBeenCalledTimes(2)
  stop()
})

test('what was read ahead before a write is read again where it is shown', async () => {
  const client = createQueryClient()
  const { answerFirst, ...list } = slowList()
  const read = client.prefetchQuery(list)
  void client.invalidateQueries({ queryKey: list.queryKey })
  answerFirst()
  await read
  expect(await client.fetchQuery(list)).toBe('after the write')
})
