import { expect, test } from 'vitest'
import { toTimestamp } from './indian-time.ts'

test('a local time is Indian time', () => {
  expect(toTimestamp('2026-12-01T10:00')).toBe('2026-12-01T04:30:00.000Z')
  expect(toTimestamp('2027-01-01T00:00:30')).toBe('2026-12-31T18:30:30.000Z')
})

test.each(['', '2026-12-01', 'tomorrow', '2026-13-01T10:00'])('%j is not a time', (text) => {
  expect(toTimestamp(text)).toBeNull()
})
