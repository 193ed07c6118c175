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

function read(value: string | Date): Date {
  const date = typeof value === 'string' ? new Date(value) : value
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not a date: "${String(value)}".`)
  return date
}

/** `14 Nov 2026`. Throws a RangeError on a text that is no date. */
export function formatDate(value: string | Date): string {
  return day.format(read(value))
}

/** `14 Nov 2026, 4:05 pm IST`. Throws a RangeError on a text that is no date. */
export function formatDateTime(value: string | Date): string {
  return moment.format(read(value))
}
