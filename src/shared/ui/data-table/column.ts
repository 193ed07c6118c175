import type { ReactNode } from 'react'

/** What a cell stands for: it sorts by this, and exports it. */
export type CellValue = string | number | boolean | null

/** One column of a `DataTable`. */
export interface Column<Row> {
  /** Names the column in the address (`?sort=name`). */
  id: string
  header: string
  value: (row: Row) => CellValue
  /** What is shown; the value itself unless told. */
  cell?: (row: Row) => ReactNode
  sortable?: boolean
  /** Numbers stand at the end of their column. */
  align?: 'end'
  /** Leads the card on a phone; the first column unless told. */
  isTitle?: boolean
  /** Takes what room is left and wraps. */
  isWide?: boolean
}

const collator = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' })

/** Ascending order of two cells: numbers by size, texts as people read them, nothing last. */
export function compareValues(a: CellValue, b: CellValue): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b)
  return Number(a) - Number(b)
}
