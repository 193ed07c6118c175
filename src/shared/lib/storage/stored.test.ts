import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../api/session-fixture.ts'
import { stored } from './stored.ts'

const listOf = (value: unknown): string[] | undefined => (Array.isArray(value) ? value : undefined)
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
const entry = () => stored<readonly string[]>({ key: 'shop:list', area: 'local', blank: [], valid: listOf })

beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage()))
afterEach(() => void vi.unstubAllGlobals())

test('writes JSON, reads it back, and removes the entry with the blank value', () => {
  const list = entry()
  list.write(['a'])
  expect(localStorage.getItem('shop:list')).toBe('["a"]')
  expect(entry().read()).toEqual(['a'])
  list.write(list.blank)
  expect(localStorage.getItem('shop:list')).toBeNull()
})

test.each(['{', '3', 'null'])('reads a stored %s as the blank value', (text) => {
  localStorage.setItem('shop:list', text)
  const list = entry()
  expect(list.read()).toBe(list.blank)
})

test('returns the same object until the entry changes', () => {
  const list = entry()
  localStorage.setItem('shop:list', '["a"]')
  const first = list.read()
  expect(list.read()).toBe(first)
  localStorage.setItem('shop:list', '["b"]')
  expect(list.read()).toEqual(['b'])
})

test('calls listeners after a change in this tab and in another, until they stop', () => {
  const events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  const list = entry()
  const listener = vi.fn()
  const stop = list.subscribe(listener)
  list.write(['a'])
  events.dispatchEvent(new Event('storage'))
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  list.write(['b'])
  events.dispatchEvent(new Event('storage'))
  expect(listener).toHaveBeenCalledTimes(2)
})

test('keeps the value in the page where storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined)
  const list = entry()
  list.write(['a'])
  expect(list.read()).toEqual(['a'])
})

test('stores plain text with the option isText', () => {
  stored<string | null>({ key: 'token', area: 'local', blank: null, valid: textOf, isText: true }).write('123')
  expect(localStorage.getItem('token')).toBe('123')
})
