import { asha, memoryStorage } from '#src/shared/api/session-fixture.ts'
import { session } from '#src/shared/api/session.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rememberPictures, rememberedPictures } from './remembered-pictures.ts'

const crack = { key: 'crack', file: new File(['1'], 'crack.png', { type: 'image/png' }) }
const scratch = { key: 'scratch', file: new File(['2'], 'scratch.png', { type: 'image/png' }) }
const other = { ...asha, id: 'user-2' }

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  session.signIn({ token: 'a', user: asha })
  rememberPictures('return:ord-1', [crack])
})
afterEach(() => {
  rememberPictures('return:ord-1', [])
  session.signOut()
  vi.unstubAllGlobals()
})

test('pictures are kept by form until they are sent', () => {
  expect(rememberedPictures('return:ord-1')).toEqual([crack])
  expect(rememberedPictures('return:ord-2')).toEqual([])
  rememberPictures('return:ord-1', [])
  expect(rememberedPictures('return:ord-1')).toEqual([])
})

test('they survive the end of the session, even if chosen after it, but nobody else sees them', () => {
  session.signOut()
  rememberPictures('return:ord-1', [crack, scratch])
  expect(rememberedPictures('return:ord-1')).toEqual([])
  session.signIn({ token: 'b', user: other })
  expect(rememberedPictures('return:ord-1')).toEqual([])
  session.signIn({ token: 'c', user: asha })
  expect(rememberedPictures('return:ord-1')).toEqual([crack, scratch])
})
