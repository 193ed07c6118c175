/** A number as it is written, which JavaScript would round. */
export interface Exact {
  readonly rawJSON: string
}

declare global {
  /** What ES2026 adds, which the types of TypeScript do not have yet. */
  interface JSON {
    parse(
      text: string,
      reviver: (key: string, value: unknown, context: { readonly source?: string }) => unknown,
    ): unknown
    rawJSON(text: string): Exact
    isRawJSON(value: unknown): value is Exact
  }
}

export const isExact = (value: unknown): value is Exact => JSON.isRawJSON(value)

/** The value of a JSON text, its numbers as they are written: an id may be beyond 2 ** 53. Undefined if it is no JSON. */
export function exactJson(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value, { source }) =>
      typeof value === 'number' && source !== undefined && String(value) !== source ? JSON.rawJSON(source) : value,
    )
  } catch {
    return undefined
  }
}
