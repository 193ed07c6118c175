import type { AnyTable } from './table.ts'

/** The fields of a row whose value another row has though no two rows may share it, each with a message. */
export function takenValues(table: AnyTable, row: object): Record<string, string> {
  const own: unknown = Reflect.get(row, 'id')
  const taken = table.unique.flatMap((field) => {
    const other = table.where(field, Reflect.get(row, field)).find(({ id }) => id !== own)
    return other ? [[field, `${other.id} has the same.`]] : []
  })
  return Object.fromEntries(taken)
}
