import { expect, test } from 'vitest'
import { paths } from './paths.ts'

test.each([
  ['col-1', '/collections/col-1'],
  ['a/b?c', '/collections/a%2Fb%3Fc'],
  ['half \ud800 pair', '/collections/half%20%EF%BF%BD%20pair'],
])('the address of the collection %j is %s', (id, path) => {
  expect(paths.collection(id)).toBe(path)
})

test('the address of a variant names it in the query', () => {
  expect(paths.product('prod-1', 'a&b')).toBe('/products/prod-1?variant=a%26b')
  expect(paths.product('prod-1', null)).toBe('/products/prod-1')
})
