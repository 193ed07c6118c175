/* Reads values from answers so that a missing, null or wrongly typed one never breaks a screen. */

/** As a server may send it: any field missing or null. */
export type Loose<T> = { [Field in keyof T]?: T[Field] | null }

/** The rows of a list; empty if the server sent something else. */
export function listOf<T>(value: readonly T[] | null | undefined): readonly T[] {
  return Array.isArray(value) ? value.filter((row: T) => row !== null && row !== undefined) : []
}

/** Text; a number becomes text, anything else an empty one. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : ''
}

/** A number, also when sent as text; else the fallback. */
export function numberOf(value: unknown, fallback = 0): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : fallback
}
