import { afterEach, expect, test, vi } from 'vitest'
import { uniqueKey } from './unique-key.ts'

afterEach(() => void vi.unstubAllGlobals())

test('keys differ, also on a page without https, where browsers have no randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(new Set(Array.from({ length: 100 }, uniqueKey)).size).toBe(100)
})
