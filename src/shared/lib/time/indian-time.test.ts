import { expect, test } from 'vitest'
import { endOf, startOf } from './indian-time.ts'

test('a local time is Indian time', () => {
  expect(startOf('2026-12-01', '10:00')).toBe('2026-12-01T04:30:00.000Z')
  expect(endOf('2027-01-01', '00:00:30')).toBe('2026-12-31T18:30:30.000Z')
})

test('a date alone means the start or the end of that day', () => {
  expect(startOf('2026-12-01', '')).toBe('2026-11-30T18:30:00.000Z')
  expect(endOf('2026-12-01', '')).toBe('2026-12-01T18:29:59.000Z')
})

test.each([
  ['', ''],
  ['', '10:00'],
  ['tomorrow', ''],
  ['2026-13-01', '10:00'],
  ['2026-12-01', 'noon'],
])('%j at %j is not a time', (date, time) => {
  expect(startOf(date, time)).toBeNull()
})
