import { plainLetters } from '../../lib/text/has-words.ts'
import type { CellValue, Column } from './column.ts'
import type { ListState } from './use-list-query.ts'

/** What a cell is sorted by: a text without case or accents, with its numbers padded so that they sort by size. */
type SortKey = string | number | null

/** The keys of rows that were sorted before, by column: most rows of a list that is still arriving. */
const sortKeys = new WeakMap<object, WeakMap<object, SortKey>>()

/** The rows sorted by a column; equal ones keep their order. */
export function inOrder<Row extends object>(
  rows: Row[],
  columns: readonly Column<Row>[],
  sort: ListState['sort'],
): Row[] {
  const column = columns.find(({ id, sortable }) => id === sort?.id && sortable !== false)
  if (!column || sort === null) return rows
  const keys = sortKeys.get(column) ?? new WeakMap<object, SortKey>()
  sortKeys.set(column, keys)
  const keyed = rows.map((row) => {
    const key = keys.get(row) ?? sortKey(column.value(row))
    keys.set(row, key)
    return { row, key }
  })
  const direction = sort.desc ? -1 : 1
  return keyed.toSorted((a, b) => compareKeys(a.key, b.key, direction)).map(({ row }) => row)
}

/** Computed once a row: comparing each pair with a collator takes ten times as long. */
function sortKey(value: CellValue): SortKey {
  if (typeof value === 'boolean') return Number(value)
  if (typeof value !== 'string') return value
  return plainLetters(value).replace(/\d+/g, (digits) => digits.padStart(12, '0'))
}

/** Compares two keys: numbers by size, texts in natural order, empty values last in both directions. */
function compareKeys(a: SortKey, b: SortKey, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return direction * (a < b ? -1 : Number(a > b))
}
