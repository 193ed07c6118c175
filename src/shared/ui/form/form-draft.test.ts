import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asha, memoryStorage } from '../../api/session-fixture.ts'
import { session } from '../../api/session.ts'
import { dropDraft, keepDraft, keptDraft } from './form-draft.ts'

const blank = { name: '', images: [] as string[] }
const typed = { name: 'Rings', images: ['/a'] }

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
  session.signIn({ token: 'a', user: asha })
})
afterEach(() => {
  session.signOut()
  vi.unstubAllGlobals()
})

test('a draft is stored by name until it is dropped', () => {
  keepDraft('new-category', typed, blank)
  expect(keptDraft('new-category', blank)).toEqual({ values: typed, saved: blank, sent: null })
  expect(keptDraft('new-collection', blank)).toBeNull()
  dropDraft('new-category')
  expect(keptDraft('new-category', blank)).toBeNull()
})

test('it survives the session, but only its author sees it', () => {
  keepDraft('new-category', typed, blank)
  session.signOut()
  session.signIn({ token: 'b', user: { ...asha, id: 'user-2' } })
  expect(keptDraft('new-category', blank)).toBeNull()
  session.signIn({ token: 'c', user: asha })
  expect(keptDraft('new-category', blank)).toEqual({ values: typed, saved: blank, sent: null })
})

test('text typed after the session has ended is kept too', () => {
  keepDraft('new-category', typed, blank)
  session.signOut()
  keepDraft('new-category', { ...typed, name: 'Rings and more' }, blank)
  session.signIn({ token: 'b', user: asha })
  expect(keptDraft('new-category', blank)).toEqual({
    values: { ...typed, name: 'Rings and more' },
    saved: blank,
    sent: null,
  })
})

test('a draft of another shape is ignored', () => {
  keepDraft('new-category', { name: 'Rings' }, blank)
  expect(keptDraft('new-category', blank)).toBeNull()
  keepDraft('new-category', { name: 'Rings', images: 'one' }, blank)
  expect(keptDraft('new-category', blank)).toBeNull()
})

test('without storage the form works as before', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keepDraft('new-category', typed, blank)
  dropDraft('new-category')
  expect(keptDraft('new-category', blank)).toBeNull()
})
