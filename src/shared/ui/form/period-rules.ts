import * as z from 'zod/mini'
import { startOf } from '../../lib/time/indian-time.ts'

/** The first and the last day that a sale or a coupon may have: other years are slips of the pen. */
export const periodDays = { min: '2000-01-01', max: '2099-12-31' } as const

const isInRange = (date: string) => date >= periodDays.min && date <= periodDays.max && startOf(date, '') !== null

const day = (missing: string) =>
  z.string().check(
    z.refine((date) => date !== '', missing),
    z.refine(isInRange, 'Please enter a date from the year 2000 to 2099'),
  )

/** Start and end of a sale or a coupon; a time may be empty. The server checks that the end is after the start. */
export const periodRules = {
  start_date: day('Please enter a start date'),
  start_time: z.string(),
  end_date: day('Please enter an end date'),
  end_time: z.string(),
}
