import type { ReactNode } from 'react'

/** What a cell sorts by and exports. */
export type CellValue = string | number | boolean | null

/** One column of a `DataTable`. */
export interface Column<Row> {
  /** Names the column in the address (`?sort=name`). */
  id: string
  header: string
  value: (row: Row) => CellValue
  /** What is shown; by default the value itself. */
  cell?: (row: Row) => ReactNode
  sortable?: boolean
  /** Numbers stand at the end of their column. */
  align?: 'end'
  /** The end of a card's first line on a phone: what one looks for first. */
  isLead?: boolean
  /** On a phone its header stands beside the value, which would not say by itself what it is. */
  isLabelled?: boolean
  /** Left out of a table that has less than 1280 px of screen: it stands elsewhere or can be missed. */
  isExtra?: boolean
  /** Takes what room is left and wraps. */
  isWide?: boolean
}

/** What a cell shows: its own drawing, else its value. */
export function shown<Row>({ cell: draw, value }: Column<Row>, row: Row): ReactNode {
  return draw ? draw(row) : String(value(row) ?? '')
}

/** A cell in the shape that sorts: texts without regard to case and accents, the numbers in them by size. */
export type SortKey = string | number | null

/** What a cell sorts by: made once a row, since a collator asked for each pair takes ten times as long. */
export function sortKey(value: CellValue): SortKey {
  if (typeof value === 'boolean') return Number(value)
  if (typeof value !== 'string') return value
  return value
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\d+/g, (digits) => digits.padStart(12, '0'))
}

/** Ascending order of two keys: numbers by size, texts as people read them, nothing last. */
export function compareKeys(a: SortKey, b: SortKey): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return a < b ? -1 : Number(a > b)
}
