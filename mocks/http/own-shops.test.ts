import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveShop } from '../shop/serve-shop.ts'
import { home } from '../shop/fixture.ts'

const minutes = 60_000
let time = 0
let server: Awaited<ReturnType<typeof serveShop>>
beforeAll(async () => {
  server = await serveShop({
    port: 0,
    settings: { scenario: 'last-piece', at: '2026-11-16T10:00' },
    now: () => time,
  })
})
afterAll(() => server.close())

interface Sent {
  method?: string
  body?: object
  token?: string
}

async function call(shop: string | undefined, path: string, { method = 'GET', body, token }: Sent = {}) {
  const headers = {
    ...(shop !== undefined && { 'X-Kit-Shop': shop }),
    ...(body && { 'Content-Type': 'application/json' }),
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  }
  const response = await fetch(server.origin + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

async function signIn(shop?: string): Promise<string> {
  const body = { email: 'customer@shop.test', password: 'customer-pass' }
  return String((await call(shop, '/v1/auth/login', { method: 'POST', body })).body['token'])
}

const buy = (shop: string | undefined, token: string) => {
  const items = [{ productVariantId: 'var-7', quantity: 1 }]
  return call(shop, '/api/checkout', {
    method: 'POST',
    token,
    body: { paymentMethod: 'upi', items, shippingAddress: home },
  })
}

const hashOf = async (shop?: string) => (await call(shop, '/__kit/state')).body['hash']
const names = (count: number, prefix: string) => Array.from({ length: count }, (_, index) => `${prefix}-${index}`)

test('fifty shops at once: each sells its last ring once, and the shop without a name still has its own', async () => {
  const seeded = await hashOf()
  const sales = names(50, 'test').map(async (shop) => {
    const token = await signIn(shop)
    return [(await buy(shop, token)).status, (await buy(shop, token)).status]
  })
  expect(await Promise.all(sales)).toEqual(sales.map(() => [201, 409]))
  expect(await hashOf()).toBe(seeded)
  expect(await hashOf('test-1')).not.toBe(seeded)
  expect((await buy(undefined, await signIn())).status).toBe(201)
  await call(undefined, '/__kit/reset', { method: 'POST' })
})

describe('the kit of a shop of its own', () => {
  test('resets it and starts it over, and no other', async () => {
    const token = await signIn('reset')
    const other = await signIn('other')
    expect([(await buy('reset', token)).status, (await buy('other', other)).status]).toEqual([201, 201])
    const sold = await hashOf('other')
    await call('reset', '/__kit/reset', { method: 'POST' })
    expect((await buy('reset', token)).status).toBe(201)
    await call('reset', '/__kit/scenario', { method: 'PUT', body: { scenario: 'empty-shop', seed: 7 } })
    expect((await call('reset', '/v1/products')).body).toMatchObject({ pagination: { total: 0 } })
    expect(await hashOf('other')).toBe(sold)
  })

  test('has its own clock, faults and requests', async () => {
    await call('moved', '/__kit/clock', { method: 'PUT', body: { at: '2027-01-01', running: false } })
    const rules = [{ operation: 'listCategories', kind: '500', probability: 1 }]
    await call('moved', '/__kit/faults', { method: 'PUT', body: { rules } })
    expect((await call('moved', '/v1/categories')).status).toBe(500)
    expect((await call('still', '/v1/categories')).status).toBe(200)
    expect((await call('still', '/__kit/clock')).body).toMatchObject({ now: '2026-11-16T04:30:00.000Z' })
    expect((await call('still', '/__kit/requests')).body).toMatchObject({
      requests: [{ path: '/v1/categories', status: 200 }],
    })
  })
})

describe('the number of shops', () => {
  test.each(['', 'a b', 'täst', 'a'.repeat(65)])('has none for the name %j', async (name) => {
    expect((await call(encodeURI(name), '/v1/categories')).body).toMatchObject({
      message: expect.stringContaining('letters, digits and hyphens') as string,
    })
  })

  test('is at most 200, until one is closed or has had no call for ten minutes', async () => {
    time += 10 * minutes
    const opened = await Promise.all(names(200, 'many').map((shop) => call(shop, '/__kit/health')))
    expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200]))
    const refused = await call('one-more', '/api/checkout', { method: 'POST', body: {} })
    expect(refused).toMatchObject({
      status: 503,
      body: { error: expect.stringContaining('200 backends are open') as string },
    })
    expect((await call('many-0', '/__kit/health')).status, 'an open one').toBe(200)

    await call('many-0', '/__kit/shop', { method: 'DELETE' })
    expect((await call('one-more', '/__kit/health')).status).toBe(200)
    time += 9 * minutes
    await buy('many-1', await signIn('many-1'))
    time += minutes
    expect((await call('late', '/__kit/health')).status).toBe(200)
    expect((await buy('many-1', await signIn('many-1'))).status, 'called a minute ago').toBe(409)
    expect((await buy('many-2', await signIn('many-2'))).status).toBe(201)
  })

  test('needs a name to close one', async () => {
    expect(await call(undefined, '/__kit/shop', { method: 'DELETE' })).toMatchObject({ status: 400 })
  })
})

test('a page of another origin may name its shop', async () => {
  const { headers } = await fetch(`${server.origin}/v1/products`, {
    method: 'OPTIONS',
    headers: {
      Origin: 'http://localhost:5173',
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'x-kit-shop',
    },
  })
  expect(headers.get('Access-Control-Allow-Headers')).toBe('x-kit-shop')
})
