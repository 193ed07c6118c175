import { expect, test } from 'vitest'
import { contractOf } from './contract.ts'
import { addressOf, requestFor } from './request.ts'

const object = { type: 'object' }
const given = (name: string, more: object) => ({ name, in: 'query', schema: object, ...more })
const parameters = [
  given('filter', {}),
  given('flat', { explode: false }),
  given('pipes', { style: 'pipeDelimited', explode: false }),
  given('deep', { style: 'deepObject', explode: true }),
  { name: 'json', in: 'query', content: { 'application/json': { schema: object } } },
  given('ids', { schema: { type: 'array', items: { type: 'integer' } } }),
]

/** An operation with a body of one media type. */
function operationWith(type: string) {
  const requestBody = { content: { [type]: { schema: { type: 'string' } } } }
  const paths = { '/any': { post: { parameters, requestBody, responses: { '200': { description: 'Any.' } } } } }
  const [operation] = contractOf({ openapi: '3.1.0', paths }, 'any.yaml').operations
  if (!operation) throw new Error('The contract has no operation.')
  return operation
}

test.each([
  ['filter', { a: 1, b: 'x y' }, 'a=1&b=x y'],
  ['flat', { a: 1, b: 2 }, 'flat=a,1,b,2'],
  ['pipes', { a: 1, b: 2 }, 'pipes=a|1|b|2'],
  ['deep', { a: 1, b: 2 }, 'deep[a]=1&deep[b]=2'],
  ['json', { a: 1 }, 'json={"a":1}'],
  ['ids', [1, 2], 'ids=1&ids=2'],
])('in a query %s with %j is sent as its style says: %s', (name, value, query) => {
  const { search } = addressOf('http://a.test', operationWith('text/plain'), { query: { [name]: value } })
  expect(decodeURIComponent(search.slice(1).replaceAll('+', ' '))).toBe(query)
})

test.each([
  ['text/plain', 'text/plain', 'Tom'],
  ['*/*', 'application/json', '"Tom"'],
  ['image/*', 'image/png', 'Tom'],
  ['application/octet-stream', 'application/octet-stream', 'Tom'],
])('a text in a body of %s is sent as %s: %s', async (documented, type, text) => {
  const request = requestFor('http://a.test', operationWith(documented), { body: 'Tom' })
  expect([request.headers.get('Content-Type'), await request.text()]).toEqual([type, text])
})
