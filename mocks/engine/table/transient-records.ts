import type { AnyStore } from './store.ts'
import type { Change } from './table.ts'

type Kept = Pick<Change, 'collection' | 'record'>

/** The records that a reset keeps, such as sessions. */
export const transientRecords = ({ tables }: AnyStore): Kept[] =>
  tables
    .filter(({ transient }) => transient)
    .flatMap((table) => table.all().map((record) => ({ collection: table.name, record })))

/** Copies these records into another store, except those that refer to a missing record there. */
export async function carryOver(kept: readonly Kept[], store: AnyStore): Promise<void> {
  for (const { collection, record } of kept) {
    const table = store.tables.find(({ name, transient }) => transient && name === collection)
    if (!table || !record || table.get(record.id)) continue
    const isWhole = Object.entries(table.links).every(([field, { to }]) =>
      store.table(to).get(String(Reflect.get(record, field))),
    )
    if (isWhole) await table.create(record)
  }
}
