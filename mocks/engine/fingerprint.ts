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

/** JSON that is the same whatever the order in which fields were set. */
export const canonicalJson = (value: unknown): string => JSON.stringify(sorted(value))

/** SHA-256 (hex) over the canonical JSON of `value`: the same in every browser and in Node. */
export const hashOf = (value: unknown): Promise<string> => digest(canonicalJson(value))

/** A hash of freshly seeded records. They are built in one order, so that nothing is sorted, which takes long. */
export const seedHash = (store: AnyStore): Promise<string> =>
  digest(JSON.stringify(store.tables.map((table) => [table.name, table.all()])))

/** The state of a store in short: a hash over all but its transient tables, and how many records each table holds. */
export async function fingerprint(store: AnyStore): Promise<{ hash: string; counts: Record<string, number> }> {
  const lasting = store.tables.filter(({ transient }) => !transient)
  return {
    // By id: not every id has a number that would tell its place after a reload.
    hash: await hashOf(lasting.map((table) => [table.name, table.all().toSorted((a, b) => (a.id < b.id ? -1 : 1))])),
    counts: Object.fromEntries(store.tables.map((table) => [table.name, table.count()])),
  }
}
