import { indiaOffset } from './india-offset.ts'

/* Statistics of the back office. India has one time zone and no summer time, so days need no calendar library. */

const day = 86_400_000

/** The calendar day in India, as days since 1970. */
const dayOf = (time: number) => Math.floor((time + indiaOffset) / day)
const midnight = (days: number) => days * day - indiaOffset

/** The start of the period of an instant; `back` goes back so many periods. */
const periods = {
  day: (time: number, back: number) => midnight(dayOf(time) - back),
  // 1 January 1970 was a Thursday, three days after a Monday.
  week: (time: number, back: number) => midnight(dayOf(time) - ((dayOf(time) + 3) % 7) - back * 7),
  month: (time: number, back: number) => {
    const date = new Date(time + indiaOffset)
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - back) - indiaOffset
  },
}

/** The number of orders in each of the last `count` periods including the current one, oldest first. */
export function ordersPer(
  period: keyof typeof periods,
  count: number,
  orders: readonly { created_at: string }[],
  now: Date,
) {
  const startOf = periods[period]
  const counts = new Map<number, number>()
  for (let back = count - 1; back >= 0; back -= 1) counts.set(startOf(now.getTime(), back), 0)
  for (const { created_at } of orders) {
    const start = startOf(Date.parse(created_at), 0)
    const counted = counts.get(start)
    if (counted !== undefined) counts.set(start, counted + 1)
  }
  return [...counts].map(([start, id]) => ({ order_date: new Date(start).toISOString(), count: { id } }))
}

/** The year in India. */
export function yearOf(now: Date): number {
  return new Date(now.getTime() + indiaOffset).getUTCFullYear()
}

/** A share in percent, with two decimals; 0 of nothing. */
export function percentage(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100
}
