import { memoryStorage } from '#src/shared/api/session-fixture.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forget, forgetSeen, recentlyViewed, remember } from './recently-viewed.ts'

const view = (...ids: string[]) => ids.forEach((id) => remember({ id, name: `Ring ${id}`, picture: null }))
const seen = () => recentlyViewed.read().map(({ id }) => id)

beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage()))
afterEach(() => {
  forgetSeen()
  vi.unstubAllGlobals()
})

test('lists the newest first, each product once', () => {
  view('a', 'b', 'a')
  expect(seen()).toEqual(['a', 'b'])
})

test('forgets one that is gone', () => {
  view('a', 'b')
  forget('a')
  expect(seen()).toEqual(['b'])
})

test('remembers eight products besides the one on the screen', () => {
  view(...Array.from({ length: 20 }, (_, index) => String(index)))
  expect(seen()).toHaveLength(9)
  expect(seen().at(-1)).toBe('11')
})

test.each(['no json', '{}', '[1,{"id":2}]'])('ignores a stored %s', (text) => {
  localStorage.setItem('shop:recently-viewed', text)
  expect(seen()).toEqual([])
})
