import { asha, memoryStorage } from '#src/shared/api/session-fixture.ts'
import { session } from '#src/shared/api/session.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepPictures, keptPictures } from './kept-pictures.ts'

const crack = { key: 'crack', file: new File(['1'], 'crack.png', { type: 'image/png' }) }
const scratch = { key: 'scratch', file: new File(['2'], 'scratch.png', { type: 'image/png' }) }
const other = { ...asha, id: 'user-2' }

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  session.signIn({ token: 'a', user: asha })
  keepPictures('return:ord-1', [crack])
})
afterEach(() => {
  keepPictures('return:ord-1', [])
  session.signOut()
  vi.unstubAllGlobals()
})

test('pictures are kept by form until they are sent', () => {
  expect(keptPictures('return:ord-1')).toEqual([crack])
  expect(keptPictures('return:ord-2')).toEqual([])
  keepPictures('return:ord-1', [])
  expect(keptPictures('return:ord-1')).toEqual([])
})

test('they survive the end of the session, even if chosen after it, but nobody else sees them', () => {
  session.signOut()
  keepPictures('return:ord-1', [crack, scratch])
  expect(keptPictures('return:ord-1')).toEqual([])
  session.signIn({ token: 'b', user: other })
  expect(keptPictures('return:ord-1')).toEqual([])
  session.signIn({ token: 'c', user: asha })
  expect(keptPictures('return:ord-1')).toEqual([crack, scratch])
})
