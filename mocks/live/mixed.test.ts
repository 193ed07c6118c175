import { expect, test, vi } from 'vitest'
import { exampleAnswers } from '#openapi/generated/example-answers.ts'
import { operations } from '#openapi/generated/operations.ts'
import { takeRows } from './rows.ts'
import { jsonOr } from '#openapi/contract/json-or.ts'
import { createBackend, openShop } from '../shop/shop.ts'
import { ring, world } from '../shop/fixture.ts'

const liveRing = {
  ...ring,
  id: 'live-ring',
  name: 'Live Ring',
  category_id: 'live-rings',
  variants: ring.variants.slice(0, 1).map((variant) => ({ ...variant, id: 'live-var', product_id: 'live-ring' })),
}
const hostWorld = { ...world, products: [liveRing] }

/** A backend whose operations in `live` are answered by a host with other rows. */
async function openMixed(live: readonly string[], send?: (request: Request) => Promise<Response>) {
  const real = createBackend({ shop: await openShop({ build: () => structuredClone(hostWorld) }) })
  const shop = await openShop({ settings: { live }, build: () => structuredClone(world) })
  const backend = createBackend({ shop, host: { send: send ?? real.fetch, take: takeRows } })
  const call = async (method: string, path: string, body?: unknown, token = 'meera') => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
    const sent = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
    const response = await backend.fetch(new Request(`http://shop.test${path}`, sent))
    const text = response.status === 0 ? '' : await response.text()
    return { status: response.status, body: text === '' ? undefined : jsonOr(text, text) }
  }
  const last = () => backend.requests.all().at(-1)
  return { shop, call, last }
}

test('a product of the live list goes into the mocked cart by its live ids', async () => {
  const { call, last } = await openMixed(['listProducts'])
  expect(await call('GET', '/v1/products')).toMatchObject({ body: { data: [{ id: 'live-ring', name: 'Live Ring' }] } })
  expect(last()).toMatchObject({ operationId: 'listProducts', from: 'live', status: 200, violations: [] })

  expect(await call('POST', '/v1/cart', { productId: 'live-ring', quantity: 1 })).toMatchObject({
    status: 201,
  })
  expect(last()).toMatchObject({ operationId: 'addToCart', from: 'mock' })
  expect(await call('GET', '/v1/cart')).toMatchObject({
    body: { data: { items: [{ product_variant: { id: 'live-var', product: { id: 'live-ring' } } }] } },
  })
  expect(await call('GET', '/v1/products/prod-1')).toMatchObject({ status: 200, body: { name: 'Solitaire Ring' } })
})

test.each([
  ['listCategories', 'categories'],
  ['listCollections', 'collections'],
  ['listTaxCategories', 'taxCategories'],
  ['searchCoupons', 'coupons'],
] as const)('the rows in a live answer to %s go into the table %s', async (id, table) => {
  const answer = exampleAnswers[id]?.body as { data: Array<{ id: string }> }
  const { shop, call } = await openMixed([id], async () => Response.json(answer))
  await call('GET', operations[id].path, undefined, 'kavita')
  expect(answer.data.map((row) => shop.db.table(table).get(row.id))).toEqual(answer.data)
})

test('a change of the live operations applies to the next call', async () => {
  const { shop, call, last } = await openMixed([])
  expect(await call('GET', '/v1/products/live-ring')).toMatchObject({ status: 404 })
  await shop.change({ live: ['getProduct'] })
  expect(await call('GET', '/v1/products/live-ring')).toMatchObject({ status: 200 })
  await shop.change({ live: [] })
  expect(await call('GET', '/v1/products/live-ring')).toMatchObject({ status: 200 })
  expect(last()).toMatchObject({ from: 'mock' })
})

test('a session of the host is valid for mocked calls', async () => {
  const { call } = await openMixed(['login'])
  const credentials = { email: 'ravi@shop.test', password: 'ravi-pass' }
  const { body } = await call('POST', '/v1/auth/login', credentials, '')
  const { token } = body as { token: string }
  expect(await call('GET', '/v1/users/me', undefined, token)).toMatchObject({
    status: 200,
    body: { user: { email: 'ravi@shop.test' } },
  })
})

test('a live answer that breaks the contract is passed on, and logged with its path', async () => {
  const { call, last } = await openMixed(['getProduct'], async () => Response.json({ ...liveRing, name: 5 }))
  expect(await call('GET', '/v1/products/live-ring')).toMatchObject({ status: 200, body: { name: 5 } })
  expect(last()?.violations.map(({ path }) => path)).toContain('body.name')
  expect(last()).toMatchObject({ from: 'live', path: '/v1/products/live-ring' })
})

test('a host that cannot be reached is a network error, with the reason in the log', async () => {
  const { call, last } = await openMixed(['getProduct'], () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await call('GET', '/v1/products/live-ring')).toEqual({ status: 0, body: undefined })
  expect(last()).toMatchObject({ status: 0, from: 'live', answerBody: 'The host did not answer: Failed to fetch' })
})

test('a live call is logged with the role of its caller', async () => {
  const { call, last } = await openMixed(['listProducts'])
  await call('GET', '/v1/products')
  expect(last()).toMatchObject({ from: 'live', role: 'CUSTOMER' })
  await call('GET', '/v1/products', undefined, 'nobody')
  expect(last()?.role).toBeUndefined()
})

test.each([
  { kind: '503', answer: { status: 503, body: { message: expect.any(String) as string } }, hostCalls: 0, from: 'mock' },
  { kind: 'abort', answer: { status: 0, body: undefined }, hostCalls: 0, from: 'mock' },
  {
    kind: 'cut',
    answer: { status: 200, body: expect.stringMatching(/^\{"id":"live-ring"/) as string },
    hostCalls: 1,
    from: 'live',
  },
  { kind: 'empty-object', answer: { status: 200, body: {} }, hostCalls: 1, from: 'live' },
] as const)('$kind hits a live call too', async ({ kind, answer, hostCalls, from }) => {
  const host = vi.fn(async () => Response.json(liveRing))
  const { shop, call, last } = await openMixed(['getProduct'], host)
  await shop.change({ faults: [{ operation: 'getProduct', kind, probability: 1 }] })
  expect(await call('GET', '/v1/products/live-ring')).toEqual(answer)
  expect(last()).toMatchObject({ operationId: 'getProduct', fault: kind, from })
  expect(host).toHaveBeenCalledTimes(hostCalls)
})

test('a fault does not hide that a host cannot be reached', async () => {
  const { shop, call } = await openMixed(['getProduct'], () => Promise.reject(new TypeError('Failed to fetch')))
  await shop.change({ faults: [{ operation: 'getProduct', kind: 'cut', probability: 1 }] })
  expect(await call('GET', '/v1/products/live-ring')).toEqual({ status: 0, body: undefined })
})
