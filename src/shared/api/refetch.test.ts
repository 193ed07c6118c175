import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'
import { refetch } from './refetch.ts'

test('what has failed and what is shown are each asked for once more', async () => {
  const client = createQueryClient()
  const reads = {
    failed: vi.fn(() => Promise.resolve('answer')).mockRejectedValueOnce(new Error('Out of order.')),
    shown: vi.fn(() => Promise.resolve('answer')),
  }
  const observers = Object.entries(reads).map(
    ([name, queryFn]) => new QueryObserver(client, { queryKey: [name], queryFn, retry: false }),
  )
  const stops = observers.map((observer) => observer.subscribe(() => undefined))
  const statuses = () => observers.map((observer) => observer.getCurrentResult().status)
  await expect.poll(statuses).toEqual(['error', 'success'])
  refetch(client)
  await expect.poll(statuses).toEqual(['success', 'success'])
  await expect.poll(() => client.isFetching()).toBe(0)
  expect(Object.values(reads).map(({ mock }) => mock.calls.length)).toEqual([2, 2])
  for (const stop of stops) stop()
})
