import type { ComponentProps } from 'react'
import { DateTimeField } from './date-time-field.tsx'

type Moment = Pick<ComponentProps<typeof DateTimeField>, 'date' | 'time'>

/** Start and end of a sale or a coupon; the times are optional. */
export function PeriodFields({ start, end }: { start: Moment; end: Moment }) {
  return (
    <>
      <DateTimeField label="Start" {...start} help="Leave empty for the start of the day." />
      <DateTimeField label="End" {...end} help="Leave empty for the end of the day." />
    </>
  )
}
