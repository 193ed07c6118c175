import { canonicalJson } from './fingerprint.ts'
import type { AnyStore } from './store.ts'
import type { Change } from './table.ts'

/**
 * The changes from one store to another: each record that differs, in its version of `now`, without transient tables.
 */
export function changesSince(seeded: AnyStore, now: AnyStore): Change[] {
  return now.tables
    .filter(({ transient }) => !transient)
    .flatMap((table) => {
      const collection = table.name
      const before = new Map(
        seeded
          .table(collection)
          .all()
          .map((record) => [record.id, canonicalJson(record)]),
      )
      const records = table.all()
      const ids = new Set(records.map(({ id }) => id))
      const gone = [...before.keys()].filter((id) => !ids.has(id)).map((id) => ({ collection, id, record: null }))
      const changed = records.filter((record) => before.get(record.id) !== canonicalJson(record))
      return [...gone, ...changed.map((record) => ({ collection, id: record.id, record }))]
    })
}
