import { memoryStorage } from '#src/shared/api/session-fixture.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cartMemory } from './cart-changes.ts'

beforeEach(() => void vi.stubGlobal('sessionStorage', memoryStorage()))
afterEach(() => void vi.unstubAllGlobals())

test.each([
  { changes: { 'line-1': 0 }, promo: 'FLAT50' },
  { changes: {}, promo: null },
])('reads %j back', (memory) => {
  sessionStorage.setItem('shop:cart', JSON.stringify({ 'user-1': memory }))
  expect(cartMemory.read('user-1')).toEqual(memory)
})

test.each([
  'no json',
  '7',
  '{"user-1":{"changes":{"line-1":"two"},"promo":null}}',
  '{"user-1":{"promo":3,"changes":{}}}',
])('ignores a stored %s', (text) => {
  sessionStorage.setItem('shop:cart', text)
  expect(cartMemory.read('user-1')).toEqual({ changes: {}, promo: null })
})
