import { endOf, startOf } from '../../lib/time/indian-time.ts'
import type { FieldErrors } from './field-errors.ts'

/** The first and the last day that a sale or a coupon may have: other years are slips of the pen. */
export const periodDays = { min: '2000-01-01', max: '2099-12-31' } as const

interface PeriodValues {
  start_date: string
  start_time: string
  end_date: string
  end_time: string
}

/** Start and end of a sale or a coupon. The server checks that the end is after the start. */
export function periodErrors({ start_date, start_time, end_date, end_time }: PeriodValues): FieldErrors {
  return {
    ...dayError('start_date', start_date, startOf(start_date, start_time), 'Please enter a start date'),
    ...dayError('end_date', end_date, endOf(end_date, end_time), 'Please enter an end date'),
  }
}

function dayError(field: string, date: string, moment: string | null, missing: string): FieldErrors {
  if (date === '') return { [field]: missing }
  const isInRange = date >= periodDays.min && date <= periodDays.max
  return isInRange && moment !== null ? {} : { [field]: 'Please enter a date from the year 2000 to 2099' }
}
