import { expect, test } from 'vitest'
import { contractOf } from '#openapi/contract/contract.ts'
import { addressesOf, isAnswered } from './addresses.ts'

const of = (servers: object[], paths: readonly string[], prefixes?: readonly string[]) => {
  const responses = { '200': { description: 'Any' } }
  const items = Object.fromEntries(paths.map((path) => [path, { get: { responses } }]))
  return addressesOf(contractOf({ openapi: '3.1.0', servers, paths: items }, 'a.yaml'), prefixes)
}

test.each([
  [[{ url: 'https://api.test/v1' }], undefined, ['/v1/*', 'https://api.test/v1/*']],
  [[{ url: '/api' }], undefined, ['/api/*']],
  [[], undefined, ['/books', '/books/*', '/*', '/*/*']],
  [[{ url: 'https://api.test' }], ['/api'], ['/api/*']],
  [
    [],
    ['http://127.0.0.1:4010'],
    [
      'http://127.0.0.1:4010/books',
      'http://127.0.0.1:4010/books/*',
      'http://127.0.0.1:4010/*',
      'http://127.0.0.1:4010/*/*',
    ],
  ],
])('an app calls the servers %j with the prefixes %j at %j', (servers, prefixes, expected) => {
  expect(of(servers, ['/books', '/books/{id}', '/{shelf}/books'], prefixes)).toEqual(expected)
})

test.each([
  ['https://api.test/v1/books', true],
  ['https://api.test/v1/nope', true],
  ['https://app.test/v1/books', true],
  ['https://app.test/v1/nope', false],
])('%s of an app at https://app.test is answered by the backend: %s', (url, expected) => {
  const paths = { '/books': { get: { responses: { '200': { description: 'Any' } } } } }
  const contract = contractOf({ openapi: '3.1.0', servers: [{ url: 'https://api.test/v1' }], paths }, 'a.yaml')
  expect(isAnswered(contract, url, 'https://app.test')).toBe(expected)
})
