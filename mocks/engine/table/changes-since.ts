import { canonicalJson } from './fingerprint.ts'
import type { AnyStore } from './store.ts'
import type { RowChange } from './table.ts'

/**
 * The changes from one store to another: each row that differs, in its version of `now`, without tables outside of the state.
 */
export function changesSince(seeded: AnyStore, now: AnyStore): RowChange[] {
  return now.tables
    .filter(({ outsideState }) => !outsideState)
    .flatMap((table) => {
      const collection = table.name
      const before = new Map(
        seeded
          .table(collection)
          .all()
          .map((row) => [row.id, canonicalJson(row)]),
      )
      const rows = table.all()
      const ids = new Set(rows.map(({ id }) => id))
      const gone = [...before.keys()].filter((id) => !ids.has(id)).map((id) => ({ collection, id, row: null }))
      const changed = rows.filter((row) => before.get(row.id) !== canonicalJson(row))
      return [...gone, ...changed.map((row) => ({ collection, id: row.id, row }))]
    })
}
