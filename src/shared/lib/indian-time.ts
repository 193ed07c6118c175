/**
 * The value of a `datetime-local` field as an ISO timestamp. The field is in Indian time, wherever the browser is. Null
 * for an invalid date.
 */
export function toTimestamp(local: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(local)) return null
  const date = new Date(`${local.length === 16 ? `${local}:00` : local}+05:30`)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}
