import type { AnyStore } from './store.ts'

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}

const digest = async (text: string) => hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

/** JSON with sorted keys. */
export const canonicalJson = (value: unknown): string => JSON.stringify(sorted(value))

/** SHA-256 (hex) of the canonical JSON of `value`, the same in every browser and in Node. */
export const hashOf = (value: unknown): Promise<string> => digest(canonicalJson(value))

/** A hash of newly seeded rows, which need no sorting because they are always built in the same order. */
export const seedHash = (store: AnyStore): Promise<string> =>
  digest(JSON.stringify(store.tables.map((table) => [table.name, table.all()])))

/** A summary of a store: a hash of all tables but those outside of the state, and the number of rows in each table. */
export async function fingerprint(store: AnyStore): Promise<{ hash: string; counts: Record<string, number> }> {
  const lasting = store.tables.filter(({ outsideState }) => !outsideState)
  return {
    // Sorted by id, since the order may differ after a reload.
    hash: await hashOf(lasting.map((table) => [table.name, table.all().toSorted((a, b) => (a.id < b.id ? -1 : 1))])),
    counts: Object.fromEntries(store.tables.map((table) => [table.name, table.count()])),
  }
}
