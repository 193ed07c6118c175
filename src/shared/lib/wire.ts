/** Answers of a host as the screens may rely on them: a missing, null or differently typed value never breaks a screen. */

/** The rows of a list; none where the host sent something else. */
export function listOf<T>(value: readonly T[] | null | undefined): readonly T[] {
  return Array.isArray(value) ? value.filter((row: T) => row !== null && row !== undefined) : []
}

/** A text as it is, a number as text, anything else as nothing. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : ''
}

/** A number, also where the host sends it as text; else the fallback. */
export function numberOf(value: unknown, fallback = 0): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : fallback
}
