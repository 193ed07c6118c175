import { expect, test } from 'vitest'
import { periods } from './periods.ts'
import { salesPoints, salesSummary } from './sales-points.ts'

const entries = [
  { order_date: '2026-11-12T18:30:00Z', count: { id: 2 } },
  { order_date: '2026-11-13T18:30:00Z', count: { id: 5 } },
]

test('reads the count from its id and the day in Indian time', () => {
  expect(salesPoints(entries)).toEqual([
    { date: '13 Nov 2026', month: 'November 2026', value: 2 },
    { date: '14 Nov 2026', month: 'November 2026', value: 5 },
  ])
})

test('leaves out a point whose date cannot be read', () => {
  expect(salesPoints([...entries, { order_date: 'soon', count: { id: 1 } }])).toHaveLength(2)
})

test('says the sum and the best day in words', () => {
  expect(salesSummary(salesPoints(entries), periods.daily)).toBe(
    '7 orders in the last 2 days. Busiest day: 14 Nov 2026, with 5.',
  )
  expect(salesSummary(salesPoints(entries), periods.weekly)).toBe(
    '7 orders in the last 2 weeks. Busiest week: from 14 Nov 2026, with 5.',
  )
  expect(salesSummary(salesPoints(entries), periods.monthly)).toBe(
    '7 orders in the last 2 months. Busiest month: November 2026, with 5.',
  )
  expect(salesSummary([{ date: '1 Nov 2026', month: 'November 2026', value: 0 }], periods.monthly)).toBe(
    'No orders in the last month.',
  )
})

test('a single day, week or month has no number', () => {
  const day = salesPoints([{ order_date: '2026-11-13T18:30:00Z', count: { id: 7 } }])
  expect(salesSummary(day, periods.daily)).toBe('7 orders in the last day. Busiest day: 14 Nov 2026, with 7.')
})
