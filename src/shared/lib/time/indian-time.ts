const startOfDay = '00:00'
const endOfDay = '23:59:59'

/**
 * Values of a date and a time field as an ISO timestamp. They are Indian time, wherever the browser is. Null for an
 * invalid date.
 */
function toTimestamp(date: string, time: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !/^\d{2}:\d{2}(:\d{2})?$/.test(time)) return null
  const moment = new Date(`${date}T${time.length === 5 ? `${time}:00` : time}+05:30`)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}

/** When something starts: a date alone means the start of that day. */
export function startOf(date: string, time: string): string | null {
  return toTimestamp(date, time || startOfDay)
}

/** When something ends: a date alone means the end of that day. */
export function endOf(date: string, time: string): string | null {
  return toTimestamp(date, time || endOfDay)
}
