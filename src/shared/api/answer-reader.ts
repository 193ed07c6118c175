/** What a reader hands back for a value that the app cannot use. */
export const unusable = Symbol('unusable')

/** Counts the rows of an answer that were left out because they could not be shown. */
export interface Reading {
  dropped: number
}

/**
 * Makes of one value what the contract promises, or `unusable`. The readers of all answers are generated from the contract:
 * in the browser they take the place of its schemas, which are too heavy for the first load.
 */
export type Reader = (value: unknown, reading: Reading) => unknown

/** Text; a number is written out. */
export const text: Reader = (value) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : unusable

/** Text that names something: not empty. */
export const key: Reader = (value, reading) => text(value, reading) || unusable

/** A number, also one that was sent as text. */
export const number: Reader = (value) => {
  const found = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof found === 'number' && Number.isFinite(found) ? found : unusable
}

export const flag: Reader = (value) => (typeof value === 'boolean' ? value : unusable)

/** The same, with something in the place of what cannot be used. */
export function or(read: Reader, otherwise: unknown): Reader {
  return (value, reading) => {
    const found = read(value, reading)
    return found === unusable ? otherwise : found
  }
}

/** A list without the rows that cannot be used. */
export function list(read: Reader): Reader {
  return (value, reading) => {
    if (!Array.isArray(value)) return unusable
    const rows = value.map((row) => read(row, reading)).filter((row) => row !== unusable)
    reading.dropped += value.length - rows.length
    return rows
  }
}

/** Names and texts, without those that are no text. */
export const texts: Reader = (value, reading) => {
  if (!isRecord(value)) return unusable
  const entries = Object.entries(value).map(([name, each]) => [name, text(each, reading)])
  return Object.fromEntries(entries.filter(([, each]) => each !== unusable))
}

/** An object, unusable as soon as one of its fields is. Fields that the contract does not know stay. */
export function object(fields: Readonly<Record<string, Reader>>, otherNames: Readonly<Record<string, string>> = {}) {
  const readers = Object.entries(fields)
  const reader: Reader = (value, reading) => {
    if (!isRecord(value)) return unusable
    const found: Record<string, unknown> = { ...value }
    for (const [name, read] of readers) {
      const field = read(value[name] ?? value[otherNames[name] ?? name], reading)
      if (field === unusable) return unusable
      if (field === undefined) delete found[name]
      else found[name] = field
    }
    return found
  }
  return reader
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
