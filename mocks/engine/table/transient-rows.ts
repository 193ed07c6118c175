import type { AnyStore } from './store.ts'
import type { RowChange } from './table.ts'

type Kept = Pick<RowChange, 'collection' | 'row'>

/** The rows that a reset keeps, such as sessions. */
export const transientRows = ({ tables }: AnyStore): Kept[] =>
  tables
    .filter(({ transient }) => transient)
    .flatMap((table) => table.all().map((row) => ({ collection: table.name, row })))

/** Copies these rows into another store, except those that refer to a missing row there. */
export async function carryOver(kept: readonly Kept[], store: AnyStore): Promise<void> {
  for (const { collection, row } of kept) {
    const table = store.tables.find(({ name, transient }) => transient && name === collection)
    if (!table || !row || table.get(row.id)) continue
    const isWhole = Object.entries(table.links).every(([field, { to }]) =>
      store.table(to).get(String(Reflect.get(row, field))),
    )
    if (isWhole) await table.create(row)
  }
}
