import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isAdmin, session } from './session.ts'
import { asha, memoryStorage } from './session-fixture.ts'

const listeners = new Map<string, (event: { key: string | null }) => void>()

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener))
  vi.stubGlobal('removeEventListener', (type: string) => listeners.delete(type))
})

afterEach(() => {
  session.signOut()
  vi.unstubAllGlobals()
})

test('stores token and user under their names', () => {
  session.signIn({ token: 't', user: asha })
  expect([localStorage.getItem('token'), JSON.parse(localStorage.getItem('user') ?? '')]).toEqual(['t', asha])
  session.signOut()
  expect([localStorage.getItem('token'), localStorage.getItem('user')]).toEqual([null, null])
})

test('is a guest without a token, whatever else is stored', () => {
  localStorage.setItem('user', JSON.stringify({ ...asha, role: 'ADMIN' }))
  expect(session.read()).toMatchObject({ token: null, user: null })
  expect(isAdmin(session.read())).toBe(false)
})

test.each(['{broken', '"text"', 'null'])('copes with %s as a user', (json) => {
  localStorage.setItem('token', 't')
  localStorage.setItem('user', json)
  expect(session.read()).toMatchObject({ token: 't', user: null })
})

test('returns the same object while nothing changes', () => {
  session.signIn({ token: 't', user: asha })
  expect(session.read()).toBe(session.read())
})

test('notices a sign-out in another tab, and nothing else', () => {
  const heard = vi.fn()
  const stop = session.subscribe(heard)
  listeners.get('storage')?.({ key: 'theme' })
  expect(heard).not.toHaveBeenCalled()
  listeners.get('storage')?.({ key: 'token' })
  expect(heard).toHaveBeenCalledOnce()
  stop()
  expect(listeners.has('storage')).toBe(false)
})

test('reports an expired session until somebody signs in again', () => {
  session.signIn({ token: 't', user: asha })
  session.expired('t')
  expect(session.read().isExpired).toBe(true)
  session.signIn({ token: 'u', user: asha })
  expect(session.read().isExpired).toBe(false)
})

test('is a guest where storage is blocked', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
    removeItem: () => undefined,
  })
  expect(session.read().token).toBeNull()
})
