import type { SalesEntry } from '#openapi/generated/model/salesEntry.ts'
import { formatDate, formatMonth } from '#src/shared/lib/time/dates.ts'
import { formatNumber } from '#src/shared/lib/text/numbers.ts'
import { plural } from '#src/shared/lib/text/plural.ts'
import type { Period } from './periods.ts'

/** A point of the chart: the date and its number of orders. */
export interface SalesPoint {
  date: string
  /** The month of that date, such as "April 2026". */
  month: string
  value: number
}

/** The number of orders is in `count.id`. A point with an invalid date is left out. */
export function salesPoints(entries: readonly SalesEntry[]): SalesPoint[] {
  return entries
    .map(({ order_date, count }) => ({
      date: formatDate(order_date),
      month: formatMonth(order_date),
      value: count.id,
    }))
    .filter(({ date }) => date !== '–')
}

/** The chart in words. */
export function salesSummary(points: readonly SalesPoint[], { one, many }: Period): string {
  const total = points.reduce((sum, { value }) => sum + value, 0)
  const most = points.reduce<SalesPoint | null>(
    (best, point) => (point.value > (best?.value ?? 0) ? point : best),
    null,
  )
  if (points.length === 0) return 'No orders yet.'
  const span = points.length === 1 ? one : plural(points.length, one, many)
  if (most === null) return `No orders in the last ${span}.`
  const busiest = { day: most.date, week: `from ${most.date}`, month: most.month }[one]
  return `${plural(total, 'order')} in the last ${span}. Busiest ${one}: ${busiest}, with ${formatNumber(most.value)}.`
}
