import { useMemo } from 'react'
import type { Column } from './column.ts'
import { inOrder } from './in-order.ts'
import type { ListSource } from './list-source.ts'
import type { ListState } from './use-list-query.ts'

interface VisibleRowsOptions<Row extends object> {
  columns: readonly Column<Row>[]
  source: ListSource<Row>
  state: ListState
  pageSize: number
}

const nothing: never[] = []

/** Sorts and pages the rows by the address; a page beyond the last one becomes the last one. */
export function useVisibleRows<Row extends object>({ columns, source, state, pageSize }: VisibleRowsOptions<Row>) {
  const { rows = nothing, total } = source
  const { sort } = state
  const pages = Math.max(1, Math.ceil((total ?? rows.length) / pageSize))
  const page = source.rows === undefined ? state.page : Math.min(state.page, pages)
  const visible = useMemo(() => {
    if (total !== undefined) return rows
    return inOrder(rows, columns, sort).slice((page - 1) * pageSize, page * pageSize)
  }, [rows, total, columns, sort, page, pageSize])
  return { visible, page, pages, total: total ?? rows.length }
}
