import { afterEach, expect, test, vi } from 'vitest'
import { setNow } from '../lib/time/now.ts'
import { createQueryClient } from '../api/query-client.ts'
import { memoryStorage } from '../api/session-fixture.ts'
import { runningSales } from './use-offers.ts'

afterEach(() => {
  setNow(() => new Date())
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const sale = { name: 'Sale', start_date: '2020-01-01T00:00:00Z', end_date: '2099-01-01T00:00:00Z', sale_products: [] }

test('of thousands of running sales only twenty have their products loaded', async () => {
  vi.stubGlobal('localStorage', memoryStorage())
  const calls: string[] = []
  vi.stubGlobal('fetch', (url: string) => {
    calls.push(url)
    const all = Array.from({ length: 5000 }, (_, index) => ({ ...sale, id: `sale-${index}` }))
    return Promise.resolve(Response.json(url.endsWith('/sales') ? all : { ...sale, id: 'sale-0' }))
  })
  expect(await createQueryClient().fetchQuery(runningSales)).toHaveLength(20)
  expect(calls).toHaveLength(21)
})

test('a sale that starts within the hour is loaded before it starts, a later one is not', async () => {
  vi.stubGlobal('localStorage', memoryStorage())
  setNow(() => new Date('2026-11-17T10:00:00Z'))
  const all = [
    { ...sale, id: 'later', start_date: '2026-11-17T11:30:00Z' },
    { ...sale, id: 'soon', start_date: '2026-11-17T10:30:00Z' },
    { ...sale, id: 'runs' },
    { ...sale, id: 'off', is_active: false },
  ].map((one) => ({ is_active: true, ...one }))
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(Response.json(url.endsWith('/sales') ? all : all.find(({ id }) => url.endsWith(id)))),
  )
  const loaded = await createQueryClient().fetchQuery(runningSales)
  expect(loaded.map(({ id }) => id)).toEqual(['runs', 'soon'])
})

test('a reset of the shop while the sales load is no failure', async () => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const client = createQueryClient()
  const ended = client.fetchQuery(runningSales).catch(() => undefined)
  await vi.waitFor(() => expect(client.isFetching()).toBe(2))
  await client.resetQueries()
  await ended
  await new Promise((resolve) => setTimeout(resolve))
  expect(logged).not.toHaveBeenCalled()
})

test('sales that cannot be loaded anew are logged once as such', async () => {
  vi.stubGlobal('localStorage', memoryStorage())
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const client = createQueryClient()
  client.setQueryData(runningSales.queryKey, [], { updatedAt: 0 })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ message: 'Closed.' }, { status: 503 })))
  await expect(client.fetchQuery(runningSales)).rejects.toThrow('Closed.')
  expect(logged.mock.calls.map(([what]) => what as unknown)).toEqual(['The running sales could not be loaded.'])
})
