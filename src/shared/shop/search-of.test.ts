import document from '#openapi/generated/openapi.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { searchOf } from './all-products.ts'

const { maxLength } = document.components.parameters.Query.schema

test('a search is never longer than the contract allows, and no character is cut in two', () => {
  const ring = '💍'
  expect(searchOf(ring.repeat(maxLength)).q).toBe(ring.repeat(maxLength))
  expect(searchOf(`${ring.repeat(maxLength)}gold`).q).toBe(ring.repeat(maxLength))
  expect(searchOf('gold ring').q).toBe('gold ring')
})

test.each([
  ['FLAT50\u200B', 'FLAT50'],
  ['\u202ASUV\u00AD-RNG-0001\uFEFF', 'SUV-RNG-0001'],
  ['മോതി\u200Dരം', 'മോതിരം'],
])('the search for %j sends %j', (typed, q) => {
  expect(searchOf(typed).q).toBe(q)
})
