import { expect, test, vi } from 'vitest'
import { contractOf } from '#openapi/contract/contract.ts'
import { Reply } from '../engine/call/implementation.ts'
import { keptInMemory } from '../engine/kit/kept-in-memory.ts'
import { anyContract } from './backend.ts'
import type { KitCall } from './project/define-kit.ts'

const order = { type: 'object', properties: { id: { type: 'integer', readOnly: true }, note: { type: 'string' } } }
const json = (schema: object) => ({ description: 'Any.', content: { 'application/json': { schema } } })
const refused = { description: 'Refused.' }
const key = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } }

/** A contract whose orders are made with a key, and which documents the refusal of a used one with a status. */
const contractWith = (status: number) =>
  contractOf(
    {
      openapi: '3.1.0',
      paths: {
        '/orders': {
          get: { responses: { 200: json({ type: 'array', items: order }) } },
          post: {
            parameters: [key],
            requestBody: json(order),
            responses: { 201: json(order), 400: refused, [status]: refused },
          },
        },
        '/orders/{id}': {
          get: {
            parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
            responses: { 200: json(order) },
          },
        },
        '/pay': {
          post: { operationId: 'pay', parameters: [key], requestBody: json(order), responses: { 200: json(order) } },
        },
      },
    },
    'orders.json',
  )

async function open(status = 422, operations = {}, { persistence } = keptInMemory()) {
  const { backend } = await anyContract(contractWith(status), { rows: 0, operations }).open({ persistence })
  const call = async (method: string, path: string, own?: string, body?: object) => {
    const headers = { 'Content-Type': 'application/json', ...(own !== undefined && { 'Idempotency-Key': own }) }
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const answer = await backend.fetch(new Request(`http://orders.test${path}`, { method, headers, ...sent }))
    const text = await answer.text()
    return { status: answer.status, place: answer.headers.get('Location'), body: text && (JSON.parse(text) as unknown) }
  }
  return { call, count: async () => ((await call('GET', '/orders')).body as unknown[]).length }
}

test('the same request with the same key is answered as before, and made once', async () => {
  const { call, count } = await open()
  const first = await call('POST', '/orders', 'a', { note: 'Two rings' })
  expect(first).toEqual({ status: 201, place: '/orders/1', body: { id: 1, note: 'Two rings' } })
  expect(await call('POST', '/orders', 'a', { note: 'Two rings' })).toEqual(first)
  expect(await count()).toBe(1)
  expect((await call('POST', '/orders', 'b', { note: 'Two rings' })).body).toMatchObject({ id: 2 })
  expect((await call('POST', '/orders', undefined, { note: 'Two rings' })).body).toMatchObject({ id: 3 })
})

test.each([422, 409])('a key that another body had is refused with the documented %i', async (status) => {
  const { call, count } = await open(status)
  await call('POST', '/orders', 'a', { note: 'Two rings' })
  expect((await call('POST', '/orders', 'a', { note: 'Three rings' })).status).toBe(status)
  expect(await count()).toBe(1)
})

test('keys are kept with the state', async () => {
  const memory = keptInMemory()
  const first = await (await open(422, {}, memory)).call('POST', '/orders', 'a', { note: 'Two rings' })
  const again = await open(422, {}, memory)
  expect(await again.call('POST', '/orders', 'a', { note: 'Two rings' })).toEqual(first)
  expect(await again.count()).toBe(1)
})

test('what was refused has used no key', async () => {
  const { call } = await open()
  expect((await call('POST', '/orders', 'a', { note: 7 })).status).toBe(422)
  expect((await call('POST', '/orders', 'a', { note: 'Two rings' })).status).toBe(201)
})

const wrapped = async ({ derived }: KitCall) => ({ ...((await derived()) as object), note: 'Wrapped' })

test('a rule may do what is done without it, and runs once for a key', async () => {
  const { call, count } = await open(422, { 'POST /orders': wrapped })
  const made = await call('POST', '/orders', 'a', { note: 'Two rings' })
  expect(made).toEqual({ status: 201, place: '/orders/1', body: { id: 1, note: 'Wrapped' } })
  expect(await call('POST', '/orders', 'a', { note: 'Two rings' })).toEqual(made)
  expect(await count()).toBe(1)
  expect((await call('GET', '/orders/1')).body).toEqual({ id: 1, note: 'Two rings' })
})

test('a rule cannot ask for an answer that is the example', async () => {
  const { call } = await open(422, { pay: wrapped })
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  expect((await call('POST', '/pay', undefined, { id: 1 })).body).toEqual({
    message: 'pay has no derived answer: the contract gives its example alone.',
  })
  logged.mockClear()
})

test('a rule of its own runs once for a key, and each operation has keys of its own', async () => {
  let paid = 0
  const { call } = await open(422, { pay: () => new Reply(200, { id: (paid += 1) }) })
  await call('POST', '/orders', 'a', { note: 'Two rings' })
  const answers = [await call('POST', '/pay', 'a', { id: 1 }), await call('POST', '/pay', 'a', { id: 1 })]
  expect([paid, ...answers.map(({ body }) => body)]).toEqual([1, { id: 1 }, { id: 1 }])
})
