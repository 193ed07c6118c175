import { memoryStorage } from '#src/shared/api/session-fixture.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropInvalidPositions } from './scroll-positions.ts'

const key = 'react-router-scroll-positions'
beforeEach(() => void vi.stubGlobal('sessionStorage', memoryStorage()))
afterEach(() => void vi.unstubAllGlobals())

test.each(['{', 'null', '3', '"x"'])('positions stored as %s count as absent', (garbage) => {
  sessionStorage.setItem(key, garbage)
  dropInvalidPositions()
  expect(sessionStorage.getItem(key)).toBeNull()
})

test('true positions stay', () => {
  sessionStorage.setItem(key, '{"/products":300}')
  dropInvalidPositions()
  expect(sessionStorage.getItem(key)).toBe('{"/products":300}')
})
