import type { AnyTable } from './table.ts'

type Entry = Readonly<Record<string, unknown>>

/** Deletes each record that refers to one of `ids` in `target`, or clears the field, as the link says. */
export async function cascade(tables: readonly AnyTable[], target: string, ids: readonly string[]): Promise<void> {
  for (const table of tables) {
    for (const [path, { to, onDelete }] of Object.entries(table.links)) {
      if (to !== target || onDelete === 'keep') continue
      const [field = '', inner] = path.split('.')
      if (inner) await ofEntries(table, field, inner, onDelete, new Set<unknown>(ids))
      else for (const id of ids) await ofRecords(table, field, id, onDelete)
    }
  }
}

async function ofRecords(table: AnyTable, field: string, id: string, onDelete: 'delete' | 'clear'): Promise<void> {
  for (const record of table.where(field, id)) {
    if (onDelete === 'delete') await table.delete(record.id)
    else await table.update(record.id, { [field]: null })
  }
}

async function ofEntries(
  table: AnyTable,
  field: string,
  inner: string,
  onDelete: 'delete' | 'clear',
  gone: ReadonlySet<unknown>,
): Promise<void> {
  const entriesOf = (record: object) => Reflect.get(record, field) as readonly Entry[]
  const naming = table.all().filter((record) => entriesOf(record).some((entry) => gone.has(entry[inner])))
  for (const record of naming) {
    const entries = entriesOf(record)
    const next =
      onDelete === 'delete'
        ? entries.filter((entry) => !gone.has(entry[inner]))
        : entries.map((entry) => (gone.has(entry[inner]) ? { ...entry, [inner]: null } : entry))
    await table.update(record.id, { [field]: next })
  }
}
