import { expect, test } from 'vitest'
import { operationOf } from '#contracts/shop/shop-contract.ts'
import { contractOf } from '#openapi/contract/contract.ts'
import { judgeShape } from './judge.ts'

const answered = (contentType: string | null, text: string) =>
  judgeShape(operationOf('getCart'), { status: 200, contentType, headers: new Headers(), text, body: undefined }).map(
    ({ path, expected, got }) => `${path} expected ${expected}, got ${got}`,
  )

test('a page in place of JSON is one fault, and so is an empty answer', () => {
  expect(answered('text/html', '<html>')).toEqual(['content-type expected application/json, got text/html'])
  expect(answered('application/json', '<html>')).toEqual(['body expected JSON, got "<html>"'])
  expect(answered('application/json', '')).toEqual(['body expected JSON, got nothing'])
})

test('an instant may have small letters, and is still no other text', () => {
  const review = { id: 'r', user: { name: 'A' }, rating: 5, comment: '' }
  const judged = (created_at: string) =>
    judgeShape(operationOf('listReviews'), {
      status: 200,
      contentType: 'application/json',
      headers: new Headers(),
      text: '{}',
      body: { data: { reviews: [{ ...review, created_at }] } },
    }).filter(({ path }) => path.endsWith('created_at'))
  expect(judged('2026-11-16t10:00:00.5z')).toEqual([])
  expect(judged('2026-11-16 10:00:00z')).toMatchObject([{ rule: 'format' }])
})

const header = (required: boolean) => ({ required, schema: { type: 'string' } })

test('a header that the contract requires must be there, and WWW-Authenticate and Location where it names them', () => {
  const headers = { 'WWW-Authenticate': header(false), 'X-Total': header(true), 'X-Other': header(false) }
  const responses = { '401': { description: 'No token.', headers }, '404': { description: 'None.' } }
  const [operation] = contractOf({ openapi: '3.1.0', paths: { '/me': { get: { responses } } } }, 'me.yaml').operations
  const missing = (status: number, given: Headers) =>
    operation
      ? judgeShape(operation, { status, contentType: null, headers: given, text: '', body: undefined }).map(
          ({ path }) => path,
        )
      : []
  expect(missing(401, new Headers())).toEqual(['www-authenticate', 'x-total'])
  expect(missing(401, new Headers({ 'WWW-Authenticate': 'Bearer', 'X-Total': '1' }))).toEqual([])
  expect(missing(404, new Headers())).toEqual([])
})
