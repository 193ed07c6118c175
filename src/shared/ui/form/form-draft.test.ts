import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asha, memoryStorage } from '../../api/session-fixture.ts'
import { session } from '../../api/session.ts'
import { dropDraft, storeDraft, readDraft } from './form-draft.ts'

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
  storeDraft('new-category', typed, blank)
  expect(readDraft('new-category', blank)).toEqual({ values: typed, saved: blank, sent: null })
  expect(readDraft('new-collection', blank)).toBeNull()
  dropDraft('new-category')
  expect(readDraft('new-category', blank)).toBeNull()
})

test('it survives the session, but only its author sees it', () => {
  storeDraft('new-category', typed, blank)
  session.signOut()
  session.signIn({ token: 'b', user: { ...asha, id: 'user-2' } })
  expect(readDraft('new-category', blank)).toBeNull()
  session.signIn({ token: 'c', user: asha })
  expect(readDraft('new-category', blank)).toEqual({ values: typed, saved: blank, sent: null })
})

test('text typed after the session has ended is kept too', () => {
  storeDraft('new-category', typed, blank)
  session.signOut()
  storeDraft('new-category', { ...typed, name: 'Rings and more' }, blank)
  session.signIn({ token: 'b', user: asha })
  expect(readDraft('new-category', blank)).toEqual({
    values: { ...typed, name: 'Rings and more' },
    saved: blank,
    sent: null,
  })
})

test('a draft of another shape is ignored', () => {
  storeDraft('new-category', { name: 'Rings' }, blank)
  expect(readDraft('new-category', blank)).toBeNull()
  storeDraft('new-category', { name: 'Rings', images: 'one' }, blank)
  expect(readDraft('new-category', blank)).toBeNull()
})

test('without storage the form works as before', () => {
  vi.stubGlobal('sessionStorage', undefined)
  storeDraft('new-category', typed, blank)
  dropDraft('new-category')
  expect(readDraft('new-category', blank)).toBeNull()
})
