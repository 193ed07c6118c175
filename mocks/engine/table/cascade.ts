import type { AnyTable } from './table.ts'

type Entry = Readonly<Record<string, unknown>>

/** Deletes each row that refers to one of `ids` in `target`, or clears the field, as the link says. */
export async function cascade(tables: readonly AnyTable[], target: string, ids: readonly string[]): Promise<void> {
  for (const table of tables) {
    for (const [path, { to, onDelete }] of Object.entries(table.links)) {
      if (to !== target || onDelete === 'keep') continue
      const [field = '', inner] = path.split('.')
      if (inner) await ofEntries(table, field, inner, onDelete, new Set<unknown>(ids))
      else for (const id of ids) await ofRows(table, field, id, onDelete)
    }
  }
}

async function ofRows(table: AnyTable, field: string, id: string, onDelete: 'delete' | 'clear'): Promise<void> {
  for (const row of table.where(field, id)) {
    if (onDelete === 'delete') await table.delete(row.id)
    else await table.update(row.id, { [field]: null })
  }
}

async function ofEntries(
  table: AnyTable,
  field: string,
  inner: string,
  onDelete: 'delete' | 'clear',
  gone: ReadonlySet<unknown>,
): Promise<void> {
  const entriesOf = (row: object) => Reflect.get(row, field) as readonly Entry[]
  const naming = table.all().filter((row) => entriesOf(row).some((entry) => gone.has(entry[inner])))
  for (const row of naming) {
    const entries = entriesOf(row)
    const next =
      onDelete === 'delete'
        ? entries.filter((entry) => !gone.has(entry[inner]))
        : entries.map((entry) => (gone.has(entry[inner]) ? { ...entry, [inner]: null } : entry))
    await table.update(row.id, { [field]: next })
  }
}
