import {
  type ReactTable,
  type Row as TableRow,
  rowPaginationFeature,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import type { Column } from './column.ts'
import { inOrder } from './in-order.ts'
import type { ListSource, ListSubject } from './list-source.ts'
import type { ListState } from './use-list-query.ts'

const features = tableFeatures({ rowPaginationFeature, rowSelectionFeature })

/** The table library's table of our rows. */
export type RowTable<Row extends object> = ReactTable<typeof features, Row>
/** One of its rows; `original` is ours. */
export type RowOf<Row extends object> = TableRow<typeof features, Row>

interface RowTableOptions<Row extends object> {
  columns: readonly Column<Row>[]
  source: ListSource<Row>
  subject: ListSubject<Row>
  state: ListState
  pageSize: number
}

const nothing: never[] = []

/** Sorts and pages the rows by the address; a page beyond the last one becomes the last one. */
export function useRowTable<Row extends object>({
  columns,
  source,
  subject,
  state,
  pageSize,
}: RowTableOptions<Row>): RowTable<Row> {
  const { rows = nothing, total } = source
  const { q, sort, filters } = state
  const pages = Math.max(1, Math.ceil((total ?? rows.length) / pageSize))
  const page = source.rows === undefined ? state.page : Math.min(state.page, pages)

  // Only visible rows can be selected, so another page or search clears the selection.
  const view = JSON.stringify([q, sort, filters, page])
  const [selection, setSelection] = useState<{ view: string; ids: RowSelectionState }>({ view, ids: {} })
  const ids = useMemo(() => (selection.view === view ? selection.ids : {}), [selection, view])

  // The table gets the rows of one page only: creating thousands of its row objects takes longer than sorting.
  const visible = useMemo(() => {
    if (total !== undefined) return rows
    return inOrder(rows, columns, sort).slice((page - 1) * pageSize, page * pageSize)
  }, [rows, total, columns, sort, page, pageSize])
  const pagination = useMemo(() => ({ pageIndex: page - 1, pageSize }), [page, pageSize])

  return useTable({
    features,
    columns: nothing,
    data: visible,
    getRowId: subject.id,
    state: { pagination, rowSelection: ids },
    onRowSelectionChange: (updater) =>
      setSelection({ view, ids: typeof updater === 'function' ? updater(ids) : updater }),
    manualPagination: true,
    rowCount: total ?? rows.length,
    autoResetPageIndex: false,
  })
}
