import { describe, expect, test } from 'vitest'
import { ordersPer, percentage, yearOf } from './statistics.ts'

// Monday, noon in India.
const now = new Date('2026-11-16T06:30:00Z')
const at = (created_at: string) => ({ created_at })

describe('days', () => {
  test('are thirty, today the last, each from midnight in India', () => {
    const days = ordersPer('day', 30, [], now)
    expect(days).toHaveLength(30)
    expect(days[0]).toEqual({ order_date: '2026-10-17T18:30:00.000Z', count: { id: 0 } })
    expect(days.at(-1)).toEqual({ order_date: '2026-11-15T18:30:00.000Z', count: { id: 0 } })
  })

  test('turn at midnight in India, not in Greenwich', () => {
    const orders = [at('2026-11-15T18:29:59Z'), at('2026-11-15T18:30:00Z'), at('2026-11-15T23:59:59Z')]
    expect(ordersPer('day', 2, orders, now).map(({ count }) => count.id)).toEqual([1, 2])
  })

  test('leave out older orders', () => {
    expect(ordersPer('day', 30, [at('2026-10-17T18:29:59Z')], now).every(({ count }) => count.id === 0)).toBe(true)
  })
})

describe('weeks', () => {
  test('are twelve and start on Monday', () => {
    const weeks = ordersPer('week', 12, [], now)
    expect(weeks).toHaveLength(12)
    expect(weeks.at(-1)?.order_date).toBe('2026-11-15T18:30:00.000Z')
    expect(ordersPer('week', 1, [], new Date('2026-11-22T18:29:59Z'))[0]?.order_date).toBe('2026-11-15T18:30:00.000Z')
  })

  test('count Sunday night with the week before', () => {
    const orders = [at('2026-11-15T18:29:59Z'), at('2026-11-16T00:00:00Z')]
    expect(ordersPer('week', 2, orders, now).map(({ count }) => count.id)).toEqual([1, 1])
  })
})

describe('months', () => {
  test('are twelve over the turn of the year', () => {
    const months = ordersPer('month', 12, [], now)
    expect(months).toHaveLength(12)
    expect(months[0]?.order_date).toBe('2025-11-30T18:30:00.000Z')
    expect(months.at(-1)?.order_date).toBe('2026-10-31T18:30:00.000Z')
  })

  test('are right on a 31st', () => {
    const dates = ordersPer('month', 3, [], new Date('2026-03-31T06:30:00Z')).map(({ order_date }) => order_date)
    expect(dates).toEqual(['2025-12-31T18:30:00.000Z', '2026-01-31T18:30:00.000Z', '2026-02-28T18:30:00.000Z'])
  })
})

test('the year starts in Indian time', () => expect(yearOf(new Date('2026-12-31T18:30:00Z'))).toBe(2027))

describe('percentage', () => {
  test('has two decimals', () => expect(percentage(1, 3)).toBe(33.33))
  test('of nothing is nothing', () => expect(percentage(0, 0)).toBe(0))
})
