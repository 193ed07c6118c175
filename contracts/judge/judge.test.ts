import { expect, test } from 'vitest'
import { operationOf } from '#contracts/shop/shop-contract.ts'
import { contractOf } from '#openapi/contract/contract.ts'
import { jsonOr } from '#openapi/contract/json-or.ts'
import { judgeShape, judgeStatus } from './judge.ts'

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

/** What an answer breaks of a contract whose 200 has this content. */
function judgedBy(content: unknown, contentType: string | null, text: string): string[] {
  const responses = { '200': { description: 'Any.', content } }
  const [operation] = contractOf({ openapi: '3.1.0', paths: { '/any': { get: { responses } } } }, 'any.yaml').operations
  const answer = { status: 200, contentType, headers: new Headers(), text, body: jsonOr(text, undefined) }
  return operation
    ? judgeShape(operation, answer).map(({ path, expected }) => `${path} expected ${expected}`)
    : ['none']
}

const named = { schema: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } } }

test('an answer may be of any documented media type or of one in a documented range', () => {
  expect(judgedBy({ 'image/*': {} }, 'image/png', 'PNG')).toEqual([])
  expect(judgedBy({ '*/*': named }, 'application/json', '{"name":"Tom"}')).toEqual([])
  expect(judgedBy({ '*/*': named }, 'text/plain', 'Tom')).toEqual([])
  expect(judgedBy({ 'application/json': named, 'text/csv': {} }, 'text/csv; charset=latin1', 'name')).toEqual([])
  expect(judgedBy({ 'application/json': named, 'text/csv': {} }, 'text/html', '<p>')).toEqual([
    'content-type expected application/json or text/csv',
  ])
  expect(judgedBy({ 'image/*': {} }, 'text/html', '<p>')).toEqual(['content-type expected image/*'])
})

test('an answer is judged by the schema of the media type that it came with', () => {
  const content = { 'application/json': named, 'application/problem+json': { schema: { type: 'array' } } }
  expect(judgedBy(content, 'application/problem+json', '[]')).toEqual([])
  expect(judgedBy(content, 'application/problem+json', '{"name":"Tom"}')).toEqual(['$ expected array'])
  expect(judgedBy({ '*/*': named }, 'application/json', '{}')).toEqual(['$.name expected string'])
})

test('a status that may come for two reasons is told once', () => {
  const answer = { status: 500, contentType: null, headers: new Headers(), text: '', body: undefined }
  expect(judgeStatus(['404', '410', '401', '404', '200'], answer)).toMatchObject([
    { expected: '404 or 410 or 401 or 200' },
  ])
})
