import { expect, test } from 'vitest'
import { formatDate, formatDateTime, formatIndianTime, isoDay, isoMinute } from './dates.ts'

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

test('formats each month, noon and midnight like Intl', () => {
  const zone = { timeZone: 'Asia/Kolkata' }
  const parts = { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const
  const intl = new Intl.DateTimeFormat('en-IN', { ...zone, ...parts })
  for (let month = 0; month < 12; month += 1)
    for (const [hour, minute] of [
      [18, 29],
      [18, 30],
      [6, 29],
      [6, 30],
      [23, 5],
    ] as const) {
      const date = new Date(Date.UTC(2026, month, 28, hour, minute))
      expect(formatIndianTime(date)).toBe(intl.format(date))
    }
})

test('writes Indian time for files', () => {
  expect(isoMinute('2026-11-15T21:50:00Z')).toBe('2026-11-16 03:20')
})

test('returns the Indian day for file names', () => {
  expect(isoDay(new Date('2026-12-31T18:30:00Z'))).toBe('2027-01-01')
})
