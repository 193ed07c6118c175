/** The texts of whole numbers past 2 ** 53, which JavaScript rounds, by the object that holds them. */
const unrounded = new WeakMap<object, Map<string, string>>()

/** The value of a JSON text, or another one if it is none. */
export function jsonOr(text: string, other: unknown): unknown {
  try {
    // Looking at each value is slow, and so many digits are mostly those of a text.
    return /:\s*-?\d{16}/.test(text) ? JSON.parse(text, noting) : JSON.parse(text)
  } catch {
    return other
  }
}

function noting(this: object, key: string, value: unknown, { source = '' }: { source?: string } = {}): unknown {
  if (typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(source))
    unrounded.set(this, (unrounded.get(this) ?? new Map<string, string>()).set(key, source))
  return value
}

/** A number or a text in a JSON object as a text, a number as it was written. */
export const fieldText = (record: Readonly<Record<string, unknown>>, field: string): string =>
  unrounded.get(record)?.get(field) ?? String(record[field])
