import {
  createPaginatedRowModel,
  createSortedRowModel,
  type ReactTable,
  type Row as TableRow,
  rowPaginationFeature,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { type Column, compareKeys, type SortKey, sortKey } from './column.ts'
import type { ListSource, ListSubject } from './list-source.ts'
import type { ListState } from './use-list-query.ts'

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
})

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

  const columnDefs = useMemo(
    () =>
      columns.map((column) => ({
        id: column.id,
        // The table calls this once per row and caches the result.
        accessorFn: (row: Row) => sortKey(column.value(row)),
        enableSorting: column.sortable !== false,
        sortFn: (a: RowOf<Row>, b: RowOf<Row>) =>
          compareKeys(a.getValue<SortKey>(column.id), b.getValue<SortKey>(column.id)),
      })),
    [columns],
  )
  const sorting = useMemo(() => (sort === null ? [] : [sort]), [sort])
  const pagination = useMemo(() => ({ pageIndex: page - 1, pageSize }), [page, pageSize])

  return useTable({
    features,
    columns: columnDefs,
    data: rows,
    getRowId: subject.id,
    state: { sorting, pagination, rowSelection: ids },
    onRowSelectionChange: (updater) =>
      setSelection({ view, ids: typeof updater === 'function' ? updater(ids) : updater }),
    manualSorting: total !== undefined,
    manualPagination: total !== undefined,
    // Set even if undefined: the table keeps the last value of an omitted option.
    rowCount: total,
    autoResetPageIndex: false,
    enableMultiSort: false,
  })
}
