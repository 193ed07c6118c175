/** India is 5 h 30 min ahead of UTC all year. */
const indiaOffset = 330 * 60_000
/** As abbreviated by `Intl` in Indian English. */
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec']

const wholeMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** A date as a server may send it. */
type Sent = string | Date | null | undefined

/**
 * The time shifted to India, to be read with UTC methods: all dates show in Indian time, whatever the reader's time
 * zone. Not by `Intl`, whose first use blocks the main thread for 15 to 20 ms, and whose texts differ by browser.
 */
const inIndia = (date: Date) => new Date(date.getTime() + indiaOffset)

/** A dash for an invalid date: one bad value must not break a whole screen. */
function format(write: (indian: Date) => string, value: Sent): string {
  // `new Date(null)` would be 1970.
  const indian = inIndia(new Date(value ?? Number.NaN))
  return Number.isNaN(indian.getTime()) ? '–' : write(indian)
}

const day = (indian: Date) => `${indian.getUTCDate()} ${months[indian.getUTCMonth()]} ${indian.getUTCFullYear()}`

function moment(indian: Date): string {
  const hours = indian.getUTCHours()
  const minutes = String(indian.getUTCMinutes()).padStart(2, '0')
  return `${day(indian)}, ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`
}

/** `14 Nov 2026`. */
export function formatDate(value: Sent): string {
  return format(day, value)
}

/** `November 2026`. */
export function formatMonth(value: Sent): string {
  return format((indian) => `${wholeMonths[indian.getUTCMonth()]} ${indian.getUTCFullYear()}`, value)
}

/** `14 Nov 2026, 4:05 pm`, for places that name the time zone themselves. */
export function formatIndianTime(value: Sent): string {
  return format(moment, value)
}

/** `14 Nov 2026, 4:05 pm IST`. */
export function formatDateTime(value: Sent): string {
  return format((indian) => `${moment(indian)} IST`, value)
}

/** `2026-11-14 16:05`, for files, which sort and calculate by it. */
export function isoMinute(value: Sent): string {
  return format((indian) => indian.toISOString().slice(0, 16).replace('T', ' '), value)
}

/** `2026-11-14`, for names of files that sort by day. */
export function isoDay(date: Date): string {
  return inIndia(date).toISOString().slice(0, 10)
}

/** Whether two timestamps name the same moment: hosts write them with and without fractions, and in other time zones. */
export const isSameMoment = (one: string, other: string): boolean => Date.parse(one) === Date.parse(other)
