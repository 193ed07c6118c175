import type { ReactNode } from 'react'

/** What a cell sorts by and exports. */
export type CellValue = string | number | boolean | null

/** One column of a `DataTable`. */
export interface Column<Row> {
  /** Names the column in the address (`?sort=name`). */
  id: string
  header: string
  value: (row: Row) => CellValue
  /** Replaces header and value in an exported file, which others read without this screen. */
  exported?: { header: string; value: (row: Row) => CellValue }
  /** The content of a cell; by default the value. */
  cell?: (row: Row) => ReactNode
  sortable?: boolean
  /** Aligns the column at its end. */
  align?: 'end'
  /** On a phone, the most important value: shown at the end of the card's first line. */
  isLead?: boolean
  /** On a phone, shows the header beside a value that is unclear without it. */
  isLabelled?: boolean
  /** Hidden in tables below 1280 px, because the value is shown elsewhere or is not needed there. */
  isExtra?: boolean
  /** Takes the remaining width and wraps. */
  isWide?: boolean
  /** Free text of any length: wraps, so that a long word leaves room for the other columns. */
  isText?: boolean
}

/** A cell's custom content, else its value. */
export function shown<Row>({ cell: draw, value }: Column<Row>, row: Row): ReactNode {
  return draw ? draw(row) : String(value(row) ?? '')
}
