import { expect, test } from 'vitest'
import { readMemories } from './cart-memory.ts'

test('reads stored values back', () => {
  const written = { 'user-1': { changes: { 'line-1': 0 }, promo: 'FLAT50' }, 'user-2': { changes: {}, promo: null } }
  expect(readMemories(JSON.stringify(written))).toEqual(written)
})

test.each([
  null,
  '',
  'no json',
  '7',
  '{"user-1":{"changes":{"line-1":"two"},"promo":null}}',
  '{"user-1":{"promo":3,"changes":{}}}',
])('reads nothing from %j', (text) => {
  expect(readMemories(text)).toEqual({})
})
