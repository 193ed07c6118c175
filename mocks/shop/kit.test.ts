import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { operations } from '#openapi/generated/operations.ts'
import { createKit } from '../engine/kit/kit.ts'
import { createBackend, openShop } from './shop.ts'
import { serveShop } from './serve-shop.ts'

const day = 86_400_000

let server: Awaited<ReturnType<typeof serveShop>>
beforeAll(async () => {
  server = await serveShop({ port: 0 })
})
afterAll(() => server.close())
afterEach(async () => {
  await kit('DELETE', 'faults')
  await kit('DELETE', 'clock')
})

async function kit(method: string, path: string, body?: unknown) {
  const response = await fetch(`${server.origin}/__kit/${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as unknown }
}
async function statuses() {
  const seen: number[] = []
  for (let call = 0; call < 20; call += 1) seen.push((await list()).status)
  return seen
}

const list = (path = '/v1/collections') => fetch(`${server.origin}${path}`)

describe('the clock over HTTP', () => {
  test('is set, frozen, moved ahead and reset', async () => {
    expect((await kit('PUT', 'clock', { at: '2026-12-24T10:00', running: false })).body).toEqual({
      now: '2026-12-24T04:30:00.000Z',
      running: false,
    })
    expect((await kit('POST', 'clock', { days: 31 })).body).toMatchObject({ now: '2027-01-24T04:30:00.000Z' })
    expect((await kit('POST', 'clock', { hours: 1 })).body).toMatchObject({ now: '2027-01-24T05:30:00.000Z' })
    expect((await kit('GET', 'clock')).body).toEqual({ now: '2027-01-24T05:30:00.000Z', running: false })
    expect((await kit('PUT', 'clock', { running: true })).body).toMatchObject({ running: true })
    const { now } = (await kit('DELETE', 'clock')).body as { now: string }
    expect(now.startsWith('2026-11-16T04:30')).toBe(true)
  })

  test('counts each change, however soon the next one follows', async () => {
    const shop = await openShop()
    const { clock, change, settings } = createKit(shop, createBackend({ shop }), Object.values(operations))
    const start = clock.now().getTime()
    await Promise.all([clock.freeze(), clock.ahead(day), clock.ahead(day)])
    expect(clock.isRunning()).toBe(false)
    expect(Math.round((clock.now().getTime() - start) / day)).toBe(2)

    const kinds = ['500', '503', 'drip'] as const
    const rules = kinds.map((kind) => ({ operation: 'all', kind, probability: 1 }))
    await Promise.all(rules.map((rule) => change(({ faults }) => ({ faults: [...faults, rule] }))))
    expect(settings().faults.map(({ kind }) => kind)).toEqual(kinds)
  })

  test('ends a session after 31 days, on the next call', async () => {
    const login = await fetch(`${server.origin}/v1/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'customer@shop.test', password: 'customer-pass' }),
    })
    const { token } = (await login.json()) as { token: string }
    const cart = () => fetch(`${server.origin}/v1/cart`, { headers: { Authorization: `Bearer ${token}` } })
    expect((await cart()).status).toBe(200)
    await kit('POST', 'clock', { days: 31 })
    expect((await cart()).status).toBe(401)
  })
})

describe('faults over HTTP', () => {
  test('hit the operation they name, and are listed', async () => {
    const rules = [{ operation: 'listCollections', kind: '503', probability: 1 }]
    expect((await kit('PUT', 'faults', { rules })).body).toEqual({ latency: 0, errors: 0, rules })
    expect((await list()).status).toBe(503)
    expect((await list('/v1/categories')).status).toBe(200)
    await kit('DELETE', 'faults')
    expect((await list()).status).toBe(200)
  })

  test('the same seed makes the same calls fail, before and after a reset', async () => {
    const rules = [{ operation: 'listCollections', kind: '500', probability: 0.4 }]
    await kit('PUT', 'faults', { rules })
    const first = await statuses()
    expect(new Set(first)).toEqual(new Set([200, 500]))
    await kit('POST', 'reset')
    await kit('PUT', 'faults', { rules })
    expect(await statuses()).toEqual(first)
  })

  test('break the connection, or cut the answer', async () => {
    await kit('PUT', 'faults', { rules: [{ operation: 'listCollections', kind: 'abort' }] })
    await expect(list()).rejects.toThrow('fetch failed')
    await kit('PUT', 'faults', { rules: [{ operation: 'listCollections', kind: 'cut' }] })
    await expect((await list()).json()).rejects.toThrow('JSON')
  })
})

test.each([
  ['PUT', 'clock', { at: 'tomorrow' }, 'is not an instant'],
  ['PUT', 'clock', { time: 1 }, '"at": "2026-12-24T10:00"'],
  ['POST', 'clock', { days: -1 }, 'days: '],
  ['PUT', 'faults', { rules: [{ operation: 'buyAll', kind: '500' }] }, 'operationId or "all"'],
  ['PUT', 'faults', { errors: 2 }, '"errors" as a number from 0 to 1'],
  ['PUT', 'faults', { latency: 'slow' }, 'latency: '],
])('%s /__kit/%s refuses %j with the reason', async (method, path, body, message) => {
  expect(await kit(method, path, body)).toEqual({
    status: 400,
    body: { message: expect.stringContaining(message) as string },
  })
})

test('a refused clock stays as it was', async () => {
  const before = await kit('GET', 'clock')
  expect(before.body).toMatchObject({ running: true })
  expect((await kit('PUT', 'clock', { at: 'tomorrow', running: false })).status).toBe(400)
  expect((await kit('GET', 'clock')).body).toMatchObject({ running: true })
})

test.each([
  ['PUT', 'reset'],
  ['GET', 'stat'],
] as const)('%s /__kit/%s does not exist, and the answer lists what does', async (method, path) => {
  const message = expect.stringMatching(/ does not exist\. .*GET \/state, POST \/reset/) as string
  expect(await kit(method, path)).toEqual({ status: 404, body: { message } })
})

test('the log over HTTP has each call, with where its answer breaks the contract', async () => {
  await kit('DELETE', 'requests')
  await kit('PUT', 'faults', { rules: [{ operation: 'listCategories', kind: 'list-as-object' }] })
  await list('/v1/categories?page=1')
  await list('/v1/nothing')
  expect((await kit('GET', 'requests')).body).toMatchObject({
    count: 2,
    requests: [
      {
        method: 'GET',
        path: '/v1/categories?page=1',
        operationId: 'listCategories',
        status: 200,
        from: 'mock',
        fault: 'list-as-object',
        violations: [{ path: expect.stringMatching(/^body/) as string }],
      },
      { path: '/v1/nothing', status: 501, violations: [{ path: '' }] },
    ],
  })
  expect((await kit('DELETE', 'requests')).body).toEqual({ count: 0, requests: [] })
})

describe('the calls that are asked for', () => {
  type Found = { count: number; requests: readonly { number: number; path: string }[] }
  const ask = async (query: string) => (await kit('GET', `requests?${query}`)).body as Found
  const pathsOf = ({ requests }: Found) => requests.map(({ path }) => path)

  test('are those of an operation, with a status, since a call or a time', async () => {
    await kit('DELETE', 'requests')
    for (const path of ['/v1/categories', '/v1/categories?page=0', '/v1/collections']) await list(path)
    expect(pathsOf(await ask('operation=listCategories'))).toEqual(['/v1/categories', '/v1/categories?page=0'])
    const refused = await ask('operation=listCategories&status=400')
    expect([refused.count, ...pathsOf(refused)]).toEqual([1, '/v1/categories?page=0'])
    expect(pathsOf(await ask(`since=${refused.requests[0]?.number}`))).toEqual(['/v1/collections'])
    expect((await ask('since=2026-11-16')).count).toBe(3)
    expect((await ask('since=2026-11-17')).count).toBe(0)
  })

  test('are waited for until the first one comes, or until the time is over', async () => {
    await kit('DELETE', 'requests')
    await list('/v1/categories')
    const waiting = ask('operation=listCollections&status=200&wait=30000')
    await list('/v1/collections?page=0')
    await list()
    expect(pathsOf(await waiting)).toEqual(['/v1/collections'])
    expect((await ask('operation=listCategories&wait=30000')).count, 'one that was there').toBe(1)
    expect(await ask('operation=getCart&wait=1')).toEqual({ count: 0, requests: [] })
  })

  test.each([
    ['operation=buy', 'no operation "buy"'],
    ['status=ok', 'status: Not a status'],
    ['status=999', 'status: Not a status'],
    ['since=yesterday', 'since: Neither'],
    ['wait=30001', 'wait: Longer than 30000'],
    ['wait=-1', 'wait: Not whole'],
    ['status=200&status=201', 'status: '],
    ['path=/v1/cart', 'Send ?operation='],
  ])('are refused for %s', async (query, message) => {
    const answer = await kit('GET', `requests?${query}`)
    expect(answer).toEqual({ status: 400, body: { message: expect.stringContaining(message) as string } })
  })
})

const planted = async (kind: 'drip' | 'no-answer') => {
  const faults = [{ operation: 'listCollections', kind, probability: 1 }]
  return createBackend({ shop: await openShop({ settings: { faults } }) })
}

describe('in the process', () => {
  test('a dripping answer is complete after five seconds, and not before', async () => {
    const backend = await planted('drip')
    vi.useFakeTimers()
    try {
      let text = ''
      const response = await backend.fetch(new Request('http://shop.test/v1/collections'))
      const done = response.text().then((whole) => {
        text = whole
      })
      await vi.advanceTimersByTimeAsync(4500)
      expect(text).toBe('')
      await vi.advanceTimersByTimeAsync(1000)
      await done
      expect(JSON.parse(text)).toHaveProperty('data')
    } finally {
      vi.useRealTimers()
    }
  })

  test('a call without an answer waits until the caller gives up, and delays no other call', async () => {
    const backend = await planted('no-answer')
    const caller = new AbortController()
    const pending = backend.fetch(new Request('http://shop.test/v1/collections', { signal: caller.signal }))
    expect((await backend.fetch(new Request('http://shop.test/v1/categories'))).status).toBe(200)
    expect(backend.requests.all().map(({ operationId }) => operationId)).toEqual(['listCategories'])
    caller.abort()
    expect((await pending).type).toBe('error')
    expect(backend.requests.all().at(-1)).toMatchObject({ operationId: 'listCollections', status: 0 })
  })

  test('a caller that gives up during the latency is not waited for', async () => {
    const faults = [{ operation: 'listCollections' as const, kind: 'no-answer' as const, probability: 1 }]
    const backend = createBackend({ shop: await openShop({ settings: { faults, latency: 10_000 } }) })
    const caller = new AbortController()
    const pending = backend.fetch(new Request('http://shop.test/v1/collections', { signal: caller.signal }))
    await new Promise((resolve) => setTimeout(resolve))
    caller.abort()
    expect((await pending).type).toBe('error')
  })
})
