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
  /** Stands at the end of a card's first line on a phone, as its most important value. */
  isLead?: boolean
  /** On a phone its header stands beside the value, which is unclear without it. */
  isLabelled?: boolean
  /** Left out of the table on screens below 1280 px: its value stands elsewhere or is not needed there. */
  isExtra?: boolean
  /** Takes the remaining width and wraps. */
  isWide?: boolean
}

/** A cell's custom content, else its value. */
export function shown<Row>({ cell: draw, value }: Column<Row>, row: Row): ReactNode {
  return draw ? draw(row) : String(value(row) ?? '')
}
