/** All dates of the shop are shown in Indian time, whatever the zone of the reader. */
const timeZone = 'Asia/Kolkata'

const day = new Intl.DateTimeFormat('en-IN', { timeZone, day: 'numeric', month: 'short', year: 'numeric' })
const moment = new Intl.DateTimeFormat('en-IN', {
  timeZone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

/** What a host may send in the place of a date, where it sends one at all. */
type Sent = string | Date | null | undefined

/** A dash for what is no date: one odd value must not take a whole screen down. */
function format(formatter: Intl.DateTimeFormat, value: Sent): string {
  // `new Date(null)` would be 1970.
  const date = new Date(value ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? '–' : formatter.format(date)
}

/** `14 Nov 2026`. */
export function formatDate(value: Sent): string {
  return format(day, value)
}

/** `14 Nov 2026, 4:05 pm IST`. */
export function formatDateTime(value: Sent): string {
  return format(moment, value)
}
