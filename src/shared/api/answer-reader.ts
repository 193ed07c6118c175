import { isRecord } from '../lib/values/is-record.ts'
/** Returned by a reader for a value that the app cannot use. */
export const unusable = Symbol('unusable')

/** Counts the rows dropped from an answer because they could not be shown, without lists inside of rows. */
export interface Reading {
  dropped: number
}

/**
 * Converts a value to the type the contract promises, or returns `unusable`. The readers of all answers are generated
 * from the contract; in the browser they replace its zod schemas, which are too large for the first load.
 */
export type Reader = (value: unknown, reading: Reading) => unknown

/** Text; a number becomes text. */
export const text: Reader = (value) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : unusable

/** Non-empty text, such as an id. */
export const key: Reader = (value, reading) => text(value, reading) || unusable

/** A number, or text that holds one. */
export const number: Reader = (value) => {
  const found = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof found === 'number' && Number.isFinite(found) ? found : unusable
}

export const flag: Reader = (value) => (typeof value === 'boolean' ? value : unusable)

/** A reader with a fallback for unusable values. */
export function or(read: Reader, otherwise: unknown): Reader {
  return (value, reading) => {
    const found = read(value, reading)
    return found === unusable ? otherwise : found
  }
}

const shortened = new WeakSet<object>()

/** Whether rows were left out of a list because they could not be shown. */
export const isShortened = (rows: readonly unknown[]): boolean => shortened.has(rows)

/** A list without its unusable rows. */
export function list(read: Reader): Reader {
  return (value, reading) => {
    if (!Array.isArray(value)) return unusable
    const rows = value.map((row) => read(row, { dropped: 0 })).filter((row) => row !== unusable)
    reading.dropped += value.length - rows.length
    if (rows.length < value.length) shortened.add(rows)
    return rows
  }
}

/** A map of texts, without entries of other types. */
export const texts: Reader = (value, reading) => {
  if (!isRecord(value)) return unusable
  const entries = Object.entries(value).map(([name, each]) => [name, text(each, reading)])
  return Object.fromEntries(entries.filter(([, each]) => each !== unusable))
}

/** An object, unusable if one of its fields is. Keeps fields that the contract does not have. */
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
