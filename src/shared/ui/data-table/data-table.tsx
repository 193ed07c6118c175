import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Empty } from '../empty.tsx'
import { Failed } from '../failed.tsx'
import { useMedia } from '../use-media.ts'
import type { Column } from './column.ts'
import type { ListSource, ListSubject } from './list-source.ts'
import { LoadProgress } from './load-progress.tsx'
import { Pager } from './pager.tsx'
import { RowCards } from './row-cards.tsx'
import { RowTable } from './row-table.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { TableSkeleton } from './table-skeleton.tsx'
import { Toolbar } from './toolbar.tsx'
import { type Deletable, useDeletion } from './use-deletion.tsx'
import type { ListState } from './use-list-query.ts'
import { type RowTable as Table, useRowTable } from './use-row-table.ts'

interface DataTableProps<Row extends object> {
  subject: ListSubject<Row>
  columns: readonly Column<Row>[]
  source: ListSource<Row>
  /** What the address asks for: `useListQuery`. */
  state: ListState
  pageSize: number
  /** Said when there is nothing to show. */
  empty: string
  /** What the search looks through, such as "Search by email". Without it there is no search box. */
  search?: string
  /** Controls beside the search box. */
  filters?: ReactNode
  /** Links and buttons of a row. */
  renderActions?: (row: Row) => ReactNode
  /** Rows can be deleted, one by one and several at once. */
  deletable?: Deletable<Row>
  /** What a row opens, below itself. */
  panel?: RowPanel<Row>
}

/** A part of a row that opens below it. */
export interface RowPanel<Row> {
  isOpen: (row: Row) => boolean
  render: (row: Row) => ReactNode
}

/** What the rows of either look are drawn from. */
export interface RowsProps<Row extends object> {
  table: Table<Row>
  columns: readonly Column<Row>[]
  subject: ListSubject<Row>
  state: ListState
  isSelectable: boolean
  renderActions: ((row: Row) => ReactNode) | undefined
  panel: RowPanel<Row> | undefined
}

/**
 * A list of the back office: search, filters, sort and page in the address, selection, export, and every state it can
 * be in. A table on a desk, cards on a phone.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { subject, columns, source, state, pageSize, search, filters, deletable, panel } = props
  const table = useRowTable({ columns, source, subject, state, pageSize })
  const deletion = useDeletion(subject, deletable, (ids) =>
    table.setRowSelection(Object.fromEntries(ids.map((id) => [id, true]))),
  )
  const isWide = useMedia('(min-width: 48rem)')
  const Rows = isWide ? RowTable : RowCards
  const selected = table.getRowModel().rows.filter((row) => row.getIsSelected())
  const renderActions =
    props.renderActions || deletable
      ? (row: Row) => (
          <>
            {props.renderActions?.(row)}
            {deletable && deletion.button(row)}
          </>
        )
      : undefined
  const look = lookOf(source)
  const isBusy = source.isBusy || isArriving(source)

  return (
    <>
      <Toolbar
        subject={subject}
        columns={columns}
        source={source}
        state={state}
        search={search}
        filters={filters}
        isWide={isWide}
      />
      <chakra.div
        position="relative"
        aria-busy={isBusy}
        opacity={source.isBusy && source.rows ? '0.75' : '1'}
        transitionProperty="opacity"
        transitionDuration="base"
      >
        {source.progress && <LoadProgress {...source.progress} many={subject.many} />}
        {look === 'failed' && source.failure && (
          <Sheet>
            <Failed text={source.failure.text} onRetry={source.failure.retry} />
          </Sheet>
        )}
        {look === 'waiting' && (
          <TableSkeleton
            rows={pageSize}
            columns={columns}
            hasActions={renderActions !== undefined}
            isSelectable={deletable !== undefined}
            isWide={isWide}
          />
        )}
        {look === 'empty' && <NoRows text={props.empty} state={state} />}
        {look === 'rows' && (
          <>
            <Rows
              table={table}
              columns={columns}
              subject={subject}
              state={state}
              isSelectable={deletable !== undefined}
              renderActions={renderActions}
              panel={panel}
            />
            <Pager table={table} subject={subject} onPage={(page) => state.change({ page })} />
          </>
        )}
      </chakra.div>
      {selected.length > 0 && (
        <SelectionBar
          count={selected.length}
          subject={subject}
          onClear={() => table.setRowSelection({})}
          onDelete={() => deletion.ask(selected.map((row) => row.original))}
        />
      )}
      {deletion.dialog}
    </>
  )
}

const isArriving = ({ progress = null }: Pick<ListSource<unknown>, 'progress'>) => progress !== null

function lookOf(
  source: Pick<ListSource<unknown>, 'failure' | 'rows' | 'progress'>,
): 'failed' | 'waiting' | 'empty' | 'rows' {
  if (source.failure) return 'failed'
  if (source.rows === undefined) return 'waiting'
  if (source.rows.length > 0) return 'rows'
  // What is searched for may be among those that are on their way.
  return isArriving(source) ? 'waiting' : 'empty'
}

const Sheet = chakra('div', { base: { bg: 'bg.surface', borderWidth: '1px', borderRadius: 'md' } })

function NoRows({ text, state }: { text: string; state: ListState }) {
  const clear = (
    <Button variant="outline" size="sm" onClick={state.clear}>
      Clear search and filters
    </Button>
  )
  return (
    <Sheet role="status">
      <Empty
        title={text}
        {...(state.isNarrowed && { text: 'Nothing matches the search and the filters.', action: clear })}
      />
    </Sheet>
  )
}
