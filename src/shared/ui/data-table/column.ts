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
  /** Aligns the column at its end. */
  align?: 'end'
  /** The end of a card's first line on a phone: what one looks for first. */
  isLead?: boolean
  /** On a phone its header stands beside the value, which would not say by itself what it is. */
  isLabelled?: boolean
  /** Left out of a table that has less than 1280 px of screen: it stands elsewhere or can be missed. */
  isExtra?: boolean
  /** Takes the remaining width and wraps. */
  isWide?: boolean
}

/** A cell's custom content, else its value. */
export function shown<Row>({ cell: draw, value }: Column<Row>, row: Row): ReactNode {
  return draw ? draw(row) : String(value(row) ?? '')
}

/** Sorts texts ignoring case and accents, with the numbers in them by size. */
export type SortKey = string | number | null

/** The sort key of a cell, computed once per row: comparing each pair with a collator takes ten times as long. */
export function sortKey(value: CellValue): SortKey {
  if (typeof value === 'boolean') return Number(value)
  if (typeof value !== 'string') return value
  return value
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\d+/g, (digits) => digits.padStart(12, '0'))
}

/** Compares two keys in ascending order: numbers by size, texts in natural order, empty values last. */
export function compareKeys(a: SortKey, b: SortKey): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return a < b ? -1 : Number(a > b)
}
