import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createNodeBackend } from './node.ts'
import { serveBackend } from './server.ts'

const settings = { at: '2026-11-16T10:00' }
let server: Awaited<ReturnType<typeof serveBackend>>
beforeAll(async () => {
  server = await serveBackend({ port: 0, settings })
})
afterAll(() => server.close())

const kit = (path: string, init?: RequestInit) => fetch(`${server.origin}/__kit/${path}`, init)
const put = (body: unknown) => kit('scenario', { method: 'PUT', body: JSON.stringify(body) })

describe('the kit over HTTP', () => {
  it('is ready when health answers 200', async () => expect((await kit('health')).status).toBe(200))

  it('returns to the seed, in less than a tenth of a second', async () => {
    const seeded = await (await kit('state')).text()
    const credentials = JSON.stringify({ email: 'customer@shop.test', password: 'customer-pass' })
    const headers = { 'Content-Type': 'application/json' }
    const { token } = (await (
      await fetch(`${server.origin}/v1/auth/login`, { method: 'POST', headers, body: credentials })
    ).json()) as { token: string }
    const signedIn = { ...headers, Authorization: `Bearer ${token}` }
    await fetch(`${server.origin}/v1/cart`, {
      method: 'POST',
      headers: signedIn,
      body: JSON.stringify({ productId: 'prod-1', quantity: 1 }),
    })
    const { hash } = JSON.parse(seeded) as { hash: string }
    expect(await (await kit('state')).json()).not.toMatchObject({ hash })

    const times: number[] = []
    for (let round = 0; round < 5; round += 1) {
      // Time of the processor, which other work on the machine does not lengthen.
      const begun = process.cpuUsage()
      const after: unknown = await (await kit('reset', { method: 'POST' })).json()
      const { user, system } = process.cpuUsage(begun)
      times.push((user + system) / 1000)
      expect(after).toMatchObject({ hash })
    }
    expect(Math.min(...times)).toBeLessThan(100)
    expect((await fetch(`${server.origin}/v1/cart`, { headers: signedIn })).status).toBe(200)
  })

  it('changes scenario and seed', async () => {
    const hashes = new Set<unknown>()
    for (const body of [
      { scenario: 'empty-shop' },
      { scenario: 'default', seed: 7 },
      { scenario: 'default', seed: 1 },
    ]) {
      const response = await put(body)
      expect(response.status).toBe(200)
      hashes.add(((await response.json()) as { hash: string }).hash)
    }
    expect(hashes.size).toBe(3)
  })

  it.each([
    [{ scenario: 'sold-out+last-piece' }, 'contradict each other'],
    [{ scenario: 'nonsense' }, 'There is no scenario'],
    [{ scenario: 'default', seed: '7' }, 'whole number'],
    [{ scenario: 'default', seed: -1.5 }, 'whole number'],
    [{ seed: 7 }, 'Send {'],
    [null, 'Send {'],
  ])('refuses %j and changes nothing', async (body, message) => {
    const before = await (await kit('state')).text()
    const response = await put(body)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ message: expect.stringContaining(message) as string })
    expect(await (await kit('state')).text()).toBe(before)
  })
})

const preflight = (origin: string) =>
  fetch(`${server.origin}/v1/products/prod-1`, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'PUT',
      'Access-Control-Request-Headers': 'authorization,content-type',
    },
  })

describe('CORS', () => {
  it.each(['http://localhost:5173', 'http://127.0.0.1', 'https://localhost', 'http://[::1]:80'])(
    'is answered to %s',
    async (origin) => {
      const { status, headers } = await preflight(origin)
      expect(status).toBe(204)
      expect(headers.get('Access-Control-Allow-Origin')).toBe(origin)
      expect(headers.get('Access-Control-Allow-Methods')).toContain('PUT')
      expect(headers.get('Access-Control-Allow-Headers')).toBe('authorization,content-type')
    },
  )

  it.each(['https://shop.example', 'http://localhost.shop.example', 'http://127.0.0.1.shop.example', 'null'])(
    'is not to %s',
    async (origin) => {
      expect((await preflight(origin)).headers.get('Access-Control-Allow-Origin')).toBeNull()
    },
  )
})

it('says which port is taken', async () => {
  const port = Number(new URL(server.origin).port)
  await expect(serveBackend({ port })).rejects.toThrow(`Port ${port} of 127.0.0.1 is taken`)
})

const masked = (body: string) => body.replace(/"token":"[\w-]{43}"/, '"token":"…"')

describe('a script of 200 calls', () => {
  type Step = { method: string; path: string; as?: 'customer' | 'admin'; body?: unknown }
  const json = (method: string, path: string, as: Step['as'], body: unknown): Step => ({
    method,
    path,
    ...(as && { as }),
    body,
  })
  const get = (path: string, as?: Step['as']): Step => ({ method: 'GET', path, ...(as && { as }) })

  /** One round of reading, buying, refusals and the back office; with each round other records. */
  const round = (n: number): Step[] => [
    get(`/v1/products?page=${n}&limit=7`),
    get(`/v1/products/prod-${n * 3}`),
    get(`/v1/search/products?q=${['ring', 'SUV', 'ruby', 'é', ''][n % 5]}`),
    get(`/v1/categories/cat-${n}`),
    get(`/v1/reviews?productId=prod-${n}&limit=${n}`),
    json('POST', '/v1/cart', 'customer', { productId: `prod-${n}`, quantity: n }),
    get('/v1/cart', 'customer'),
    json('POST', '/v1/wishlist', 'customer', { productId: `prod-${n + 4}` }),
    get('/v1/wishlist', 'customer'),
    json('POST', '/v1/reviews', 'customer', {
      productId: `prod-${n}`,
      rating: 6 - (n % 6),
      comment: `Round ${n} – शुभ`,
    }),
    json('POST', '/v1/products', 'admin', {
      name: `Piece ${n}`,
      description: '',
      SKU: `SCRIPT-${n % 7}`,
      base_price: `${n}.5000`,
      variants: [{ color: 'Gold' }],
    }),
    json('PUT', `/v1/products/prod-${n}`, 'admin', { base_price: n * 1000.25 }),
    get('/v1/orders/admin/all', 'admin'),
    get('/v1/salestatistics/sales/daily', 'admin'),
    get('/v1/dashboard/lifetime-sales', 'customer'),
    json('PUT', '/v1/users/me', 'customer', { name: `Meera ${n}`, phone: null }),
    json('DELETE', `/v1/products/prod-${n * 2}`, 'admin', undefined),
    get(`/v1/products?limit=${n * 20}`),
    json('POST', '/v1/auth/login', undefined, {
      email: 'customer@shop.test',
      password: n % 2 === 0 ? 'wrong' : 'customer-pass',
    }),
    get(`/v1/nowhere/${n}`),
  ]
  const steps = Array.from({ length: 10 }, (_, index) => round(index + 1)).flat()

  /** The answers to all steps as text, told by status, content type and body. Tokens are random, so they are masked. */
  async function play(send: (path: string, init: RequestInit) => Promise<Response>): Promise<string[]> {
    const signIn = async (role: 'customer' | 'admin'): Promise<string> => {
      const body = JSON.stringify({ email: `${role}@shop.test`, password: `${role}-pass` })
      const response = await send('/v1/auth/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      })
      // Where calls fail by chance, a sign-in is tried until it succeeds, at every door as often.
      return response.ok ? ((await response.json()) as { token: string }).token : signIn(role)
    }
    const tokens = { customer: await signIn('customer'), admin: await signIn('admin') }
    const told: string[] = []
    for (const { method, path, as, body } of steps) {
      const headers = { 'Content-Type': 'application/json', ...(as && { Authorization: `Bearer ${tokens[as]}` }) }
      const response = await send(path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
      told.push(
        `${method} ${path} ${response.status} ${response.headers.get('Content-Type')}\n${masked(await response.text())}`,
      )
    }
    return told
  }

  const refused = ['200', '201', '204', '400', '401', '403', '404', '409', '501']
  it.each([
    ['as it is', settings, refused],
    ['a month later', { at: '2026-12-24T10:00' }, refused],
    ['where calls fail by chance', { ...settings, scenario: 'flaky+last-piece' }, [...refused, '500']],
  ])('is answered byte for byte as behind the other doors: %s', { timeout: 60_000 }, async (_what, how, statuses) => {
    expect(steps).toHaveLength(200)
    const own = await serveBackend({ port: 0, settings: how })
    const { backend } = await createNodeBackend({ settings: how })
    try {
      const [overHttp, inPage] = await Promise.all([
        play((path, init) => fetch(own.origin + path, init)),
        play((path, init) => backend.fetch(new Request(`http://shop.test${path}`, init))),
      ])
      expect(overHttp).toEqual(inPage)
      expect(new Set(inPage.map((text) => /^\S+ \S+ (\d+)/.exec(text)?.[1]))).toEqual(new Set(statuses))
      expect((await own.state()).hash).toBe((await backend.state()).hash)
    } finally {
      await own.close()
    }
  })
})
