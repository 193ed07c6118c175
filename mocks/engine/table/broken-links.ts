import type { AnyStore } from './store.ts'

function isThere(store: AnyStore, to: string, id: string): boolean {
  const [table = '', list] = to.split('.')
  if (!list) return store.table(table).get(id) !== undefined
  return store
    .table(table)
    .all()
    .some((row) => (Reflect.get(row, list) as { id: unknown }[]).some((entry) => entry.id === id))
}

/** The fields of a row that refer to a missing row, each with a message. */
export function brokenLinks(store: AnyStore, table: string, row: object): Record<string, string> {
  const direct = Object.entries(store.table(table).links).filter(([field]) => !field.includes('.'))
  return Object.fromEntries(
    direct.flatMap(([field, { to }]) => {
      const id: unknown = Reflect.get(row, field)
      return typeof id !== 'string' || isThere(store, to, id) ? [] : [[field, `There is no "${id}" in ${to}.`]]
    }),
  )
}
