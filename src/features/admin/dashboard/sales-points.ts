import type { SalesEntry } from '#openapi/generated/model/salesEntry.ts'
import { formatDate } from '#src/shared/lib/dates.ts'
import { plural } from '#src/shared/lib/plural.ts'
import { numberOf } from '#src/shared/ui/data-table/read-rows.ts'
import type { Period } from './periods.ts'

/** A point of the chart: the day as people here write it, and the orders that fell on it. */
export interface SalesPoint {
  date: string
  value: number
}

/** The number of orders is in `count.id`. Points without a date or a number are left out; throws where there is no list. */
export function salesPoints(entries: unknown): SalesPoint[] {
  if (!Array.isArray(entries)) throw new TypeError('The answer holds no statistics.')
  return entries.flatMap((entry: Partial<SalesEntry> | null) => {
    const value = numberOf(entry?.count?.id)
    const date = formatDate(entry?.order_date)
    return value === null || date === '–' ? [] : [{ date, value }]
  })
}

/** The chart in words. */
export function salesSummary(points: readonly SalesPoint[], { one, many }: Period): string {
  const total = points.reduce((sum, { value }) => sum + value, 0)
  const most = points.reduce<SalesPoint | null>(
    (best, point) => (point.value > (best?.value ?? 0) ? point : best),
    null,
  )
  if (points.length === 0) return 'No orders yet.'
  const span = plural(points.length, one, many)
  if (most === null) return `No orders in the last ${span}.`
  const start = one === 'day' ? '' : 'from '
  return `${plural(total, 'order')} in the last ${span}. Busiest ${one}: ${start}${most.date}, with ${most.value.toLocaleString('en-IN')}.`
}
