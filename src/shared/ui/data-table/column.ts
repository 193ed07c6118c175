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
