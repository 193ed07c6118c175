const zone = { timeZone: 'Asia/Kolkata' } as const
const shown = new Intl.DateTimeFormat('en-GB', {
  ...zone,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})
const minutes = new Intl.DateTimeFormat('sv-SE', { ...zone, dateStyle: 'short', timeStyle: 'short' })

/** An instant for people: `Mon, 16 Nov 2026, 10:00:00`. */
export const inIndia = (instant: Date): string => shown.format(instant)

/** An instant for a date field or the address: `2026-11-16T10:00`. */
export const minuteInIndia = (instant: Date): string => minutes.format(instant).replace(' ', 'T')
