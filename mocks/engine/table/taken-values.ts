import { comparable } from './field-index.ts'
import type { AnyTable } from './table.ts'

/** Whether two rows have the same values in the fields that no two rows of a table may share. */
export const isSame = (one: object, other: object, unique: AnyTable['unique']): boolean =>
  Object.entries(unique).every(
    ([field, how]) => comparable(Reflect.get(one, field), how) === comparable(Reflect.get(other, field), how),
  )

/** The fields of a row whose value another row has though no two rows may share it, each with a message. */
export function takenValues(table: AnyTable, row: object): Record<string, string> {
  const own: unknown = Reflect.get(row, 'id')
  const taken = Object.keys(table.unique).flatMap((field) => {
    const other = table.where(field, Reflect.get(row, field)).find(({ id }) => id !== own)
    return other ? [[field, `${other.id} has the same.`]] : []
  })
  return Object.fromEntries(taken)
}

/** The first of all rows of a table that has the id of another one, or a value that no two rows may share, in words. */
export function firstTakenIn({ name, unique }: AnyTable, all: readonly { readonly id: string }[]): string | undefined {
  for (const [field, how] of Object.entries({ id: 'exact' as const, ...unique })) {
    const owners = new Map<unknown, string>()
    for (const row of all) {
      const value = comparable(Reflect.get(row, field), how)
      const owner = owners.get(value)
      if (owner !== undefined)
        return `${name} "${row.id}", ${field}: ${field === 'id' ? 'another row' : owner} has the same.`
      owners.set(value, row.id)
    }
  }
  return undefined
}
