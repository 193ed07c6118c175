/** All dates show in Indian time, whatever the reader's time zone. */
const timeZone = 'Asia/Kolkata'

const day = new Intl.DateTimeFormat('en-IN', { timeZone, day: 'numeric', month: 'short', year: 'numeric' })
const parts = {
  timeZone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const
const indianMoment = new Intl.DateTimeFormat('en-IN', parts)
const moment = new Intl.DateTimeFormat('en-IN', { ...parts, timeZoneName: 'short' })

/** A date as a server may send it. */
type Sent = string | Date | null | undefined

/** A dash for an invalid date: one bad value must not break a whole screen. */
function format(formatter: Intl.DateTimeFormat, value: Sent): string {
  // `new Date(null)` would be 1970.
  const date = new Date(value ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? '–' : formatter.format(date)
}

/** `14 Nov 2026`. */
export function formatDate(value: Sent): string {
  return format(day, value)
}

/** `14 Nov 2026, 4:05 pm`, for places that name the time zone themselves. */
export function formatIndianTime(value: Sent): string {
  return format(indianMoment, value)
}

/** `14 Nov 2026, 4:05 pm IST`. */
export function formatDateTime(value: Sent): string {
  return format(moment, value)
}
