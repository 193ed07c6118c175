import { describe, expect, test } from 'vitest'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { readRequest } from '../engine/call/read-request.ts'

const read = (id: OperationId, path: string, init?: RequestInit, params = {}) =>
  readRequest(operations[id], new Request(`http://shop.test${path}`, init), params)
const post = (type: string, body: string) => ({ method: 'POST', headers: { 'Content-Type': type }, body })
const credentials = '{"email":"a@shop.test","password":"secret"}'

describe('a query', () => {
  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=',
    'page',
    'page=1e1',
    'page=0x2',
    'page=%201',
    'page=NaN',
    'page=99999999999999999999',
    'limit=0',
    'limit=101',
    'page=1&page=1',
    'unknown=1',
    '=1',
  ])('%s is refused, by name', async (query) => {
    const [name = ''] = query.split('=')
    await expect(read('listProducts', `/v1/products?${query}`)).rejects.toMatchObject({
      status: 400,
      errors: [{ path: `query.${name}` }],
    })
  })

  test.each(['', 'page=1&limit=100', 'page=007', '&&'])('%s is read', async (query) => {
    await expect(read('listProducts', `/v1/products?${query}`)).resolves.toMatchObject({
      query: { page: expect.any(Number) as number },
    })
  })

  test('is refused by every operation that documents none of its parameters', async () => {
    for (const { id, path, params } of Object.values(operations)) {
      const given = Object.fromEntries(Object.keys(params?.shape ?? {}).map((name) => [name, 'x']))
      const body = operations[id].body
      const init = body
        ? {
            method: 'POST',
            headers: { 'Content-Type': body.contentType },
            body: body.contentType === 'application/json' ? '{}' : new FormData(),
          }
        : {}
      if (init.body instanceof FormData) Reflect.deleteProperty(init, 'headers')
      await expect(read(id, `${path}?surprise=1`, init, given), id).rejects.toMatchObject({
        status: 400,
        errors: expect.arrayContaining([{ path: 'query.surprise', message: 'Unknown parameter.' }]) as unknown,
      })
    }
  })
})

describe('a body', () => {
  test.each([
    'application/json',
    'application/json; charset=utf-8',
    'APPLICATION/JSON;charset=UTF-8',
    ' application/json ',
  ])('is read as %j', async (type) => {
    await expect(read('login', '/v1/auth/login', post(type, credentials))).resolves.toMatchObject({
      body: { password: 'secret' },
    })
  })

  test.each([
    ['text/plain', credentials],
    ['application/json-patch+json', credentials],
    ['application/jsonp', credentials],
    ['application/json', '{'],
    ['application/json', ''],
    ['application/json', 'null'],
    ['application/json', '[]'],
    ['application/json', '"text"'],
  ])('of %s, %s, is refused', async (type, text) => {
    await expect(read('login', '/v1/auth/login', post(type, text))).rejects.toMatchObject({
      status: 400,
      errors: [{ path: 'body' }],
    })
  })

  test('names each error by its JSON path', async () => {
    const body = JSON.stringify({
      name: '',
      description: 'd',
      SKU: 'S',
      base_price: -1,
      variants: [{}, { inventory: { total_quantity: 1.5 } }],
      extra: 1,
    })
    const { errors } = await read('createProduct', '/v1/products', post('application/json', body)).then(
      () => ({ errors: [] }),
      (problem: unknown) => problem as { errors: { path: string }[] },
    )
    expect(errors.map(({ path }) => path).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
      'body.base_price',
      'body.extra',
      'body.name',
      'body.variants[1].inventory.total_quantity',
    ])
  })

  test.each([1e308, -1e308, '99999999999'])(
    'with a price of %j, which no sum could hold, is refused',
    async (amount) => {
      const body = JSON.stringify({
        name: 'n',
        description: 'd',
        SKU: 'S',
        base_price: 1,
        variants: [{ price_modifier: amount }],
      })
      await expect(read('createProduct', '/v1/products', post('application/json', body))).rejects.toMatchObject({
        errors: [{ path: 'body.variants[0].price_modifier' }],
      })
    },
  )
})

test.each([
  [
    'createCoupon',
    '{"code":"","max_discount":-1}',
    { code: 'Required.', max_discount: 'At least 0.', start_date: 'Required.' },
  ],
  [
    'createCoupon',
    '{"code":5,"start_date":"soon","free_shipping":"yes"}',
    {
      code: 'Must be a text.',
      start_date: 'Not a date and time, such as 2026-11-18T09:00:00.000Z.',
      free_shipping: 'Must be true or false.',
    },
  ],
  ['login', '{"email":null,"password":""}', { email: 'Must be a text.', password: 'Required.' }],
] as const)('%s says of %s in plain words what is wrong, by path', async (id, body, words) => {
  const errors = Object.entries(words).map(([field, message]) => ({ path: `body.${field}`, message }))
  await expect(read(id, '/v1/x', post('application/json', body))).rejects.toMatchObject({
    errors: expect.arrayContaining(errors) as unknown,
  })
})
