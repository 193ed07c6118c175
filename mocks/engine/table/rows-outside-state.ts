import type { AnyStore } from './store.ts'
import { isSame } from './taken-values.ts'
import type { AnyTable, RowChange } from './table.ts'

type RowOutsideState = Pick<RowChange, 'collection' | 'row'>

/** The rows that a reset keeps, such as sessions. */
export const rowsOutsideState = ({ tables }: AnyStore): RowOutsideState[] =>
  tables
    .filter(({ outsideState }) => outsideState)
    .flatMap((table) => table.all().map((row) => ({ collection: table.name, row })))

/** Whether the row with an id is there, and is the same account as before where that is known. */
function isStill(id: string, table: AnyTable, before: AnyTable | undefined): boolean {
  const row = table.get(id)
  const old = before?.get(id)
  return row !== undefined && (!old || isSame(old, row, table.unique))
}

/**
 * Copies these rows into another store, except those that refer to a missing row there, or to one that is somebody
 * else's than in the store before.
 */
export async function carryOver(rows: readonly RowOutsideState[], store: AnyStore, before?: AnyStore): Promise<void> {
  for (const { collection, row } of rows) {
    const table = store.tables.find(({ name, outsideState }) => outsideState && name === collection)
    if (!table || !row || table.get(row.id)) continue
    const isWhole = Object.entries(table.links).every(([field, { to }]) =>
      isStill(String(Reflect.get(row, field)), store.table(to), before?.table(to)),
    )
    if (isWhole) await table.create(row)
  }
}
