import { expect, test } from 'vitest'
import type { LoggedRequest } from '../../engine/tape/request-log.ts'
import { asExchange } from './as-exchange.ts'

const call = (path: string, status: number, requestBody = '', role?: string): LoggedRequest => ({
  number: 1,
  at: '2026-11-16T04:30:00.000Z',
  method: 'GET',
  path,
  status,
  ms: 1,
  from: 'mock',
  ...(role && { role }),
  violations: [],
  contentType: '',
  requestBody,
  answerBody: '',
})
const operation = (id: string, path: string) => ({ id, path, tag: 'x', method: 'GET', statuses: [200] })

test('names the caller, the parameters of path and query, and the body', () => {
  const cancel = operation('cancelOrder', '/api/orders/{id}/cancel')
  expect(
    asExchange(call('/api/orders/ord%201/cancel?page=2&q=ring', 404, '{"reason":"Meera\'s"}', 'CUSTOMER'), cancel),
  ).toBe(
    `cancelOrder: {
  404: as('customer', {
    params: { id: 'ord 1' },
    query: { page: 2, q: 'ring' },
    body: { reason: 'Meera\\'s' },
  }),
},
`,
  )
})

test('a call without any is an empty request of a guest', () => {
  expect(asExchange(call('/v1/collections', 200), operation('listCollections', '/v1/collections'))).toBe(
    "listCollections: {\n  200: as('guest', {}),\n},\n",
  )
})

test('a malformed address is copied as it is', () => {
  const read = operation('getProduct', '/v1/products/{id}')
  expect(asExchange(call('/v1/products/100%', 404), read)).toContain("params: { id: '100%' }")
})

test('long bodies are broken into lines', () => {
  const body = JSON.stringify({
    name: 'A name that is long enough',
    description: 'A description that is long',
    tags: [1],
  })
  expect(asExchange(call('/v1/x', 201, body), operation('createX', '/v1/x'))).toContain(
    "name: 'A name that is long enough',\n",
  )
})

test('a form sends its texts, and the smallest picture for each file', () => {
  const requestBody = 'reason=Too = small\nimages=@one.jpg;type=image/jpeg\nimages=@two.png;type=image/png'
  const sent = { ...call('/api/orders/ord-1/return', 200, requestBody), contentType: 'multipart/form-data; boundary=x' }
  expect(asExchange(sent, operation('returnOrder', '/api/orders/{id}/return'))).toContain(`
    body: {
      reason: 'Too = small',
      images: [
        smallPicture(),
        smallPicture(),
      ],
    },`)
})
