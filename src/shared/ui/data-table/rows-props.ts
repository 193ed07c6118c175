import type { ReactNode } from 'react'
import type { Column } from './column.ts'
import type { ListSubject } from './list-source.ts'
import type { ListState } from './use-list-query.ts'
import type { Selection } from './use-row-selection.ts'

/** Content that opens below a row. */
export interface RowPanel<Row> {
  isOpen: (row: Row) => boolean
  render: (row: Row) => ReactNode
}

/** What the rows are drawn from, as a table or as cards. */
export interface RowsProps<Row extends object> {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  subject: ListSubject<Row>
  state: ListState
  /** Undefined if rows cannot be selected. */
  selection: Selection | undefined
  renderActions: ((row: Row) => ReactNode) | undefined
  panel: RowPanel<Row> | undefined
}
