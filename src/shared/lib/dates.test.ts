import { expect, test } from 'vitest'
import { formatDate, formatDateTime, formatIndianTime } from './dates.ts'

test('shows the Indian day while UTC is still on the day before', () => {
  expect(formatDate('2026-11-13T20:00:00Z')).toBe('14 Nov 2026')
})

test('shows the time zone after a time', () => {
  expect(formatDateTime('2026-11-14T10:35:00Z')).toContain('IST')
  expect(formatIndianTime('2026-11-14T10:35:00Z')).toBe('14 Nov 2026, 4:05 pm')
})

test.each(['soon', '', null, undefined])('shows a dash for %j, which is not a date', (value) => {
  expect([formatDate(value), formatDateTime(value)]).toEqual(['–', '–'])
})
