import { expect, test } from 'vitest'
import { isAsSent } from './echo.ts'

test.each([
  [2, '2', true],
  [19.9, '19.90', true],
  [2, '3', false],
  [0, '', false],
  ['2', 2, true],
  ['two', 2, false],
])('%j that comes back as %j is kept: %s', (sent, returned, expected) => {
  expect(isAsSent(sent, returned)).toBe(expected)
})
