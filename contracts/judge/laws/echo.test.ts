import { expect, test } from 'vitest'
import { keeps } from './echo.ts'

test.each([
  [2, '2', true],
  [19.9, '19.90', true],
  [2, '3', false],
  [0, '', false],
  ['2', 2, true],
  ['two', 2, false],
])('%j that comes back as %j is kept: %s', (sent, kept, isKept) => {
  expect(keeps(sent, kept)).toBe(isKept)
})
