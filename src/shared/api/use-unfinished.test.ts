import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropUnfinished, keepUnfinished, takeUnfinished } from './use-unfinished.ts'

const items = new Map<string, string>()

beforeEach(() => {
  items.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('returns an action once', () => {
  keepUnfinished('wish', { productId: 'ring' })
  expect(takeUnfinished('wish')).toEqual({ productId: 'ring' })
  expect(takeUnfinished('wish')).toBeUndefined()
})

test('keeps an action of another kind', () => {
  keepUnfinished('add', { quantity: 2 })
  expect(takeUnfinished('wish')).toBeUndefined()
  expect(takeUnfinished('add')).toEqual({ quantity: 2 })
})

test('keeps only the latest action, and can drop it', () => {
  keepUnfinished('wish', 1)
  keepUnfinished('add', 2)
  expect(takeUnfinished('wish')).toBeUndefined()
  dropUnfinished()
  expect(takeUnfinished('add')).toBeUndefined()
})

test('copes with invalid content and blocked storage', () => {
  items.set('shop:unfinished', '{')
  expect(takeUnfinished('wish')).toBeUndefined()
  vi.stubGlobal('sessionStorage', undefined)
  keepUnfinished('wish', 1)
  expect(takeUnfinished('wish')).toBe(1)
})
