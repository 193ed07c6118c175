import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useRef, useState } from 'react'
import { focusPage } from '../page/focus-page.ts'
import { useMedia } from '../media-query/use-media.ts'
import type { Column } from './column.ts'
import { type ListSource, type ListSubject, isLoadingMore, contentOf } from './list-source.ts'
import { LoadProgress } from './load-progress.tsx'
import { FailedRows, NoRows } from './no-rows.tsx'
import { Pager } from './pager.tsx'
import { RowCards } from './row-cards.tsx'
import { RowTable } from './row-table.tsx'
import type { RowPanel } from './rows-props.ts'
import { shortcuts } from '../shortcuts/shortcuts.ts'
import { useShortcut } from '../shortcuts/use-shortcut.ts'
import { SelectionBar } from './selection-bar.tsx'
import { TableSkeleton } from './table-skeleton.tsx'
import { Toolbar } from './toolbar.tsx'
import { type Deletable, useDeletion, withoutGone } from './use-deletion.tsx'
import type { ListState } from './use-list-query.ts'
import { useRowSelection } from './use-row-selection.ts'
import { useHeldRows } from './use-held-rows.ts'
import { useVisibleRows } from './use-visible-rows.ts'
import { type QuickFilter, ViewsRow } from './views-row.tsx'

/** An action with the rows that are selected, or with all that the list has. */
export interface SelectionAction<Row> {
  label: string
  dialog: (props: { rows: readonly Row[]; list: ListSource<Row>; onClose: () => void }) => ReactNode
}

interface DataTableProps<Row extends object> {
  subject: ListSubject<Row>
  columns: readonly Column<Row>[]
  source: ListSource<Row>
  /** The list's state from `useListQuery`. */
  state: ListState
  pageSize: number
  /** Shown when the list is empty. */
  empty: string
  /** A link to begin with, shown when there is nothing at all. */
  firstStep?: ReactNode
  /** Label of the search box, such as "Search by email"; without it there is none. */
  search?: string
  /** Controls beside the search box. */
  filters?: ReactNode
  /** A filter whose values are one press away. */
  quick?: QuickFilter
  /** Links and buttons of a row. */
  renderActions?: (row: Row) => ReactNode
  /** Makes rows deletable, one by one and several at once. */
  deletable?: Deletable
  /** What else can be done with the selected rows, in a dialog of its own. */
  selectionAction?: SelectionAction<Row>
  /** Content that a row opens below itself. */
  panel?: RowPanel<Row>
}

/**
 * A list of the back office: search, filters, sort and page in the address, selection, export, and its loading, empty
 * and failed states. A table on a desktop, cards on a phone.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { subject, columns, state, pageSize, search, filters, deletable, selectionAction, panel } = props
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const source = withoutGone(props.source, gone, subject)
  const view = JSON.stringify([state.q, state.sort, state.filters, state.page])
  const held = useHeldRows(source.rows, view, isLoadingMore(source))
  const shown = { ...source, rows: held.rows }
  const { visible, ...position } = useVisibleRows({ columns, source: shown, state, pageSize })
  const selection = useRowSelection(visible.map(subject.id), view)
  const deletion = useDeletion(subject, deletable, {
    select: selection.set,
    onGone: (ids) => setGone((before) => new Set([...before, ...ids])),
  })
  const isWide = useMedia('(min-width: 48rem)')
  const shownColumns = columns.filter(({ id }, index) => index === 0 || !state.hidden.includes(id))
  const Rows = isWide ? RowTable : RowCards
  const selected = visible.filter((row) => selection.has(subject.id(row)))
  /** The rows of the open dialog of the action: they stay while the list changes. */
  const [acting, setActing] = useState<readonly Row[]>([])
  const renderActions =
    props.renderActions || deletable
      ? (row: Row) => (
          <>
            {props.renderActions?.(row)}
            {deletable && deletion.button(row)}
          </>
        )
      : undefined
  const content = contentOf(source)
  const searchBox = useRef<HTMLInputElement>(null)
  const rows = useRef<HTMLDivElement>(null)
  useShortcut(shortcuts.search, () => searchBox.current?.focus())

  // Both buttons disappear when pressed and must not take the focus along.
  function clearSearch() {
    state.clear()
    if (searchBox.current) searchBox.current.focus()
    else focusPage()
  }

  function clearSelection() {
    selection.set([])
    // The first is “Select all on this page”.
    rows.current?.querySelector<HTMLElement>('input[type=checkbox]')?.focus({ preventScroll: true })
  }

  return (
    <>
      <ViewsRow columns={columns} state={state} quick={props.quick} />
      <Toolbar
        subject={subject}
        columns={columns}
        source={source}
        state={state}
        search={search}
        searchRef={searchBox}
        filters={filters}
      />
      <chakra.div
        position="relative"
        aria-busy={source.isBusy || isLoadingMore(source)}
        opacity={source.isBusy && source.rows ? '0.75' : '1'}
        transitionProperty="opacity"
        transitionDuration="base"
        // A quick answer causes no flicker.
        transitionDelay={source.isBusy ? 'base' : '0s'}
      >
        {source.progress && <LoadProgress {...source.progress} many={subject.many} />}
        {content === 'failed' && source.failure && (
          <FailedRows text={source.failure.text} onRetry={source.failure.retry} />
        )}
        {content === 'waiting' && (
          <TableSkeleton
            rows={pageSize}
            columns={shownColumns}
            hasActions={renderActions !== undefined}
            isSelectable={deletable !== undefined}
          />
        )}
        {content === 'empty' && (
          <NoRows text={props.empty} firstStep={props.firstStep} isNarrowed={state.isNarrowed} onClear={clearSearch} />
        )}
        {content === 'rows' && (
          <>
            <div
              ref={rows}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && held.hold()}
              onPointerLeave={held.release}
              onFocus={held.hold}
              onBlur={held.release}
            >
              <Rows
                rows={visible}
                columns={shownColumns}
                subject={subject}
                state={state}
                selection={deletable && selection}
                renderActions={renderActions}
                panel={panel}
              />
            </div>
            <Pager {...position} pageSize={pageSize} subject={subject} state={state} />
          </>
        )}
      </chakra.div>
      {selected.length > 0 && (
        <SelectionBar
          count={selected.length}
          subject={subject}
          onClear={clearSelection}
          onDelete={() => deletion.ask(selected)}
          action={selectionAction && { label: selectionAction.label, onPress: () => setActing(selected) }}
        />
      )}
      {deletion.dialog}
      {acting.length > 0 && selectionAction?.dialog({ rows: acting, list: source, onClose: () => setActing([]) })}
    </>
  )
}
