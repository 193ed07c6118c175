/**
 * The instant that a `datetime-local` field means, as an ISO timestamp: the field's words are Indian time, wherever
 * the browser is. Null for what is no date.
 */
export function toTimestamp(local: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(local)) return null
  const date = new Date(`${local.length === 16 ? `${local}:00` : local}+05:30`)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}
