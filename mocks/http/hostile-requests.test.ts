import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import contract from '#openapi/generated/openapi.json' with { type: 'json' }
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { createNodeBackend } from '../node.ts'
import { png, testShop } from '../shop/fixture.ts'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const manyKeys = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 0])))

describe('a body with far too many values', () => {
  test.each([
    ['130,000 unknown keys', manyKeys(130_000)],
    ['19,000 unknown keys', manyKeys(19_000)],
    ['100,000 levels', nested(100_000)],
    ['100,000 levels in a field', `{"email":${nested(100_000)},"password":"x"}`],
    ['a list of 400,000', `[${'0,'.repeat(400_000)}0]`],
  ])('is answered 400 with few words: %s', async (_what, body) => {
    const { fetch } = await testShop()
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch(new Request('http://shop.test/v1/auth/login', { method: 'POST', headers, body }))
    expect(answer.status).toBe(400)
    expect((await answer.text()).length).toBeLessThan(10_000)
  })

  test('is answered 400 as a query and as a form', async () => {
    const { guest, kavita } = await testShop()
    const query = new URLSearchParams(Array.from({ length: 5000 }, (_, n) => [`k${n}`, 'x']))
    expect(await guest.get(`/v1/products?${query}`)).toMatchObject({ status: 400 })
    const form = new FormData()
    for (let n = 0; n < 5000; n += 1) form.append(`k${n}`, 'x')
    expect(await kavita.post('/v1/upload', form)).toMatchObject({ status: 400 })
  })
})

type Described = {
  operationId: string
  requestBody?: { content: Record<string, { examples?: Record<string, unknown> }> }
}

/** A valid body for each operation that takes one: the contract's example. */
const goodBodies = Object.fromEntries(
  Object.values(contract.paths).flatMap((item) =>
    (Object.values(item) as Described[]).map(({ operationId, requestBody }) => {
      const [content] = Object.values(requestBody?.content ?? {})
      const [example] = Object.values(content?.examples ?? {}) as Array<{ $ref?: string; value?: unknown }>
      const named = contract.components.examples as Record<string, { value: unknown }>
      return [operationId, example?.value ?? named[example?.$ref?.split('/').at(-1) ?? '']?.value ?? {}]
    }),
  ),
) as Record<OperationId, object>

const strange = fc.oneof(
  fc.constantFrom(
    null,
    '',
    ' ',
    -1,
    0,
    1e308,
    1.5,
    true,
    [],
    {},
    '\0',
    '\uD800',
    '__proto__',
    'constructor',
    '../x',
    'a/b',
  ),
  fc.constantFrom('x'.repeat(50_000), '<script>', "' OR 1=1 --", '2026-02-30T25:00:00Z', '9'.repeat(400), '१२', '-0'),
  fc.jsonValue({ maxDepth: 3 }),
)
const id = fc.constantFrom(
  'prod-1',
  'cat-1',
  'sale-1',
  'ord-1',
  'ord-sample-1',
  '__proto__',
  'a%2Fb',
  '%20',
  'x'.repeat(2000),
)
const query = fc.constantFrom(
  '',
  '?page=1',
  '?page=-1',
  '?q=%00',
  '?q=%ED%A0%80',
  '?filters={',
  '?filters={"name":{}}',
  '?limit=9e9',
  '?a[]=1',
)

const mostly = <Usual, Rare>(usual: Usual, rare: fc.Arbitrary<Rare>) =>
  fc.oneof({ arbitrary: fc.constant(usual), weight: 2 }, { arbitrary: rare, weight: 1 })

const hostile = fc.record({
  operation: fc.constantFrom(...Object.values(operations)),
  caller: fc.constantFrom('admin', 'admin', 'customer', 'guest', 'nobody'),
  id,
  query: mostly('', query),
  changes: mostly({}, fc.dictionary(fc.constantFrom('__proto__', 'toString', 'extra'), strange, { maxKeys: 1 })),
  field: fc.nat(20),
  /** A strange value for one field; without it the example stays unchanged. */
  value: mostly(undefined, strange),
  form: mostly('as documented', fc.constantFrom('json', 'text', 'broken')),
})
type Hostile = Parameters<Parameters<typeof hostile.map>[0]>[0]

/** The example's body with a strange value in one field, sent with valid or invalid headers. */
function bodyOf({ operation, changes, field, value, form }: Hostile): { body?: BodyInit; type?: string } {
  if (!operation.body) return {}
  const good = Object.entries(goodBodies[operation.id])
  const [name] = good[field % Math.max(good.length, 1)] ?? ['extra']
  const fields = { ...Object.fromEntries(good), ...(value !== undefined && { [name]: value }), ...changes }
  if (form === 'broken') return { body: '{"a":', type: operation.body.contentType }
  if (form === 'text') return { body: JSON.stringify(fields), type: 'text/plain' }
  if (form === 'json' || operation.body.contentType === 'application/json')
    return { body: JSON.stringify(fields), type: 'application/json' }
  const data = new FormData()
  for (const [key, text] of Object.entries(fields)) data.append(key, key === 'file' ? png() : String(text))
  return { body: data }
}

test('every request gets a documented answer, and the shop goes on working', async () => {
  const { backend } = await createNodeBackend({ settings: { at: '2026-11-16T10:00' } })
  const tokens = {
    guest: undefined,
    nobody: 'a'.repeat(43),
    customer: (await backend.signIn('CUSTOMER')).token,
    admin: (await backend.signIn('ADMIN')).token,
  }
  const answered = new Set<number>()
  const send = fc.asyncProperty(hostile, async (request) => {
    const { operation, caller } = request
    const { body, type } = bodyOf(request)
    const token = tokens[caller]
    const path = operation.path.replaceAll(/\{\w+\}/g, request.id) + request.query
    const headers = { ...(type && { 'Content-Type': type }), ...(token && { Authorization: `Bearer ${token}` }) }
    const { method } = operation
    const answer = await backend.fetch(
      new Request(`http://shop.test${path}`, { method, headers, ...(body && { body }) }),
    )
    answered.add(answer.status)
    expect([operation.id, Object.keys(operation.answers)]).toEqual([
      operation.id,
      expect.arrayContaining([String(answer.status)]),
    ])
    await answer.text()
  })
  await fc.assert(send, { numRuns: 600, seed: 1 })
  expect(answered).toEqual(new Set([200, 201, 204, 400, 401, 403, 404, 409]))
  expect((await backend.fetch(new Request('http://shop.test/v1/products'))).status).toBe(200)
  expect((await backend.state()).hash).toMatch(/^[0-9a-f]{64}$/)
})
