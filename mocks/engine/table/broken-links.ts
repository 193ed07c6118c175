import type { Link } from './row-kind.ts'
import type { AnyStore } from './store.ts'
import type { RowChange } from './table.ts'

type Row = { readonly id: string }

/** Whether there is a row, or an entry that a row embeds, with an id: `to` as in a link. */
type IsThere = (to: string, id: string) => boolean

const entriesOf = (row: object, list: string) => Reflect.get(row, list) as readonly Row[]

const isIn =
  (store: AnyStore): IsThere =>
  (to, id) => {
    const [table = '', list] = to.split('.')
    if (!list) return store.table(table).get(id) !== undefined
    return store
      .table(table)
      .all()
      .some((row) => entriesOf(row, list).some((entry) => entry.id === id))
  }

/** The references of a row, each with its field. Those of entries that stay when the other row goes may lead nowhere. */
function* references(links: Readonly<Record<string, Link>>, row: object) {
  for (const [path, { to, onDelete }] of Object.entries(links)) {
    const [field = '', inner] = path.split('.')
    if (inner !== undefined && onDelete === 'keep') continue
    for (const holder of inner === undefined ? [row] : entriesOf(row, field)) {
      const id: unknown = Reflect.get(holder, inner ?? field)
      if (typeof id === 'string') yield { field, to, id, onDelete }
    }
  }
}

const message = (to: string, id: string) => `There is no "${id}" in ${to}.`

/** The fields of a row that refer to a missing row, each with a message. */
export function brokenLinks(store: AnyStore, table: string, row: object): Record<string, string> {
  const isThere = isIn(store)
  const broken: Record<string, string> = {}
  for (const { field, to, id } of references(store.table(table).links, row))
    if (!isThere(to, id)) broken[field] ??= message(to, id)
  return broken
}

/** The rows of each table once `changes` are made. */
function rowsAfter(store: AnyStore, changes: readonly RowChange[]): Map<string, Map<string, Row>> {
  const rows = new Map(store.tables.map((table) => [table.name, new Map(table.all().map((row) => [row.id, row]))]))
  for (const { collection, id, row } of changes) {
    if (row) rows.get(collection)?.set(id, row)
    else rows.get(collection)?.delete(id)
  }
  return rows
}

/**
 * The first row that `changes` would leave without the row that it cannot be without, in words. A recorded shop may
 * lack the others, such as a product's category.
 */
export function firstBrokenBy(store: AnyStore, changes: readonly RowChange[]): string | undefined {
  const rows = rowsAfter(store, changes)
  const ids = new Map<string, ReadonlySet<string>>()
  const idsOf = (to: string) => {
    const [table = '', list] = to.split('.')
    const found = [...(rows.get(table)?.values() ?? [])]
    return new Set((list === undefined ? found : found.flatMap((row) => entriesOf(row, list))).map(({ id }) => id))
  }
  const isThere: IsThere = (to, id) => {
    const existing = ids.get(to) ?? idsOf(to)
    ids.set(to, existing)
    return existing.has(id)
  }
  for (const { name, links, outsideState } of store.tables)
    for (const [id, row] of outsideState ? [] : (rows.get(name) ?? []))
      for (const { field, to, id: missing, onDelete } of references(links, row))
        if (onDelete === 'delete' && !isThere(to, missing)) return `${name} "${id}", ${field}: ${message(to, missing)}`
  return undefined
}
