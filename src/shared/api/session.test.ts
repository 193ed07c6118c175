import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isAdmin, session } from './session.ts'
import { asha, memoryStorage } from './session-fixture.ts'

const listeners = new Set<(event: { key: string | null }) => void>()
const fire = (key: string) => listeners.forEach((listener) => listener({ key }))

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => listeners.add(listener))
  vi.stubGlobal('removeEventListener', (_: string, listener: () => void) => listeners.delete(listener))
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

test('replaces the user of the session only', () => {
  session.signIn({ token: 't', user: asha })
  const renamed = { ...asha, name: 'Asha Rao' }
  session.setUser(renamed)
  expect(session.read().user).toEqual(renamed)
  // The answer to a slow call of the person before.
  session.signIn({ token: 'u', user: { ...asha, id: 'user-2' } })
  session.setUser(renamed)
  expect(session.read().user).toMatchObject({ id: 'user-2' })
  session.signOut()
  session.setUser(renamed)
  expect(localStorage.getItem('user')).toBe(null)
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

test.each(['टोकन', 'a\nb', ''])('a token %j, which no header can hold, counts as none', (token) => {
  localStorage.setItem('token', token)
  localStorage.setItem('user', JSON.stringify(asha))
  expect(session.read()).toEqual({ token: null, user: null, isExpired: false })
})

test('returns the same object while nothing changes', () => {
  session.signIn({ token: 't', user: asha })
  expect(session.read()).toBe(session.read())
})

test('notices a sign-out in another tab, and nothing else', () => {
  session.signIn({ token: 't', user: asha })
  const heard = vi.fn()
  const stop = session.subscribe(heard)
  fire('theme')
  expect(heard).not.toHaveBeenCalled()
  localStorage.removeItem('token')
  fire('token')
  expect(heard).toHaveBeenCalledOnce()
  stop()
  expect(listeners.size).toBe(0)
})

test('reports an expired session until the next sign-in', () => {
  session.signIn({ token: 't', user: asha })
  session.expired('t')
  expect(session.read().isExpired).toBe(true)
  session.signIn({ token: 'u', user: asha })
  expect(session.read().isExpired).toBe(false)
})

test('the other tabs know a session that the server ended from one that was signed out', async () => {
  vi.resetModules()
  const { session: otherTab } = await import('./session.ts')
  session.signIn({ token: 't', user: asha })
  session.expired('t')
  expect(otherTab.read().isExpired).toBe(true)
  session.signIn({ token: 'u', user: asha })
  session.signOut()
  expect(otherTab.read()).toEqual({ token: null, user: null, isExpired: false })
})

test('where storage is blocked, a person stays signed in until the page is left', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(session.read().token).toBeNull()
  session.signIn({ token: 't', user: asha })
  expect(session.read()).toMatchObject({ token: 't', user: asha })
})
