import { chakra } from '@chakra-ui/react/styled-system'
import { Fragment } from 'react'
import { type Column, shown } from './column.ts'
import type { RowsProps } from './rows-props.ts'
import { SelectAll, SelectRow } from './row-selection.tsx'
import { SortButton } from './sort-button.tsx'
import { VisuallyHidden } from '../layout.tsx'

const Frame = chakra('div', {
  // Positioned, or the words for screen readers in its last column would widen the page.
  base: { position: 'relative', overflowX: 'auto', bg: 'bg.surface', borderWidth: '1px', borderRadius: 'md' },
  // What a row opens may hang over the table's edge.
  variants: { opens: { true: { overflowX: 'visible' } } },
})

const cell = {
  base: {
    paddingBlock: '1.5',
    paddingInline: '3',
    textAlign: 'start',
    verticalAlign: 'middle',
    _first: { paddingInlineStart: '4' },
    _last: { paddingInlineEnd: '4' },
  },
  variants: {
    align: { end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' }, start: {} },
    isWide: { true: { minWidth: '13rem' }, false: { whiteSpace: 'nowrap' } },
    isExtra: { true: { hideBelow: 'xl' } },
  },
} as const
const Cell = chakra('td', cell)
const Head = chakra('th', {
  ...cell,
  base: {
    ...cell.base,
    paddingBlock: '1',
    fontSize: 'xs',
    fontWeight: 'medium',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
  },
})

const Line = chakra('tr', {
  base: {
    borderTopWidth: '1px',
    transitionProperty: 'background-color',
    transitionDuration: 'fast',
    _hover: { bg: 'bg.subtle/60' },
  },
  variants: { isSelected: { true: { bg: 'accent.subtle', _hover: { bg: 'accent.subtle' } } } },
})

/** The rows as a table, for screens with room. It scrolls within itself, never the page. */
export function RowTable<Row extends object>({
  table,
  columns,
  subject,
  state,
  isSelectable,
  renderActions,
  panel,
}: RowsProps<Row>) {
  const width = columns.length + Number(isSelectable) + Number(renderActions !== undefined)
  return (
    <Frame opens={panel !== undefined}>
      <chakra.table width="full" fontSize="sm" lineHeight="snug">
        <caption>
          <VisuallyHidden>{subject.many}</VisuallyHidden>
        </caption>
        <chakra.thead bg="bg.subtle">
          <tr>
            {isSelectable && (
              <Head width="12">
                <SelectAll table={table} />
              </Head>
            )}
            {columns.map((column) => (
              <Head
                key={column.id}
                scope="col"
                align={column.align ?? 'start'}
                isExtra={column.isExtra ?? false}
                aria-sort={ariaSort(column, state.sort)}
              >
                {column.sortable === false ? column.header : <SortButton column={column} state={state} />}
              </Head>
            ))}
            {renderActions && (
              <Head align="end">
                <VisuallyHidden>Actions</VisuallyHidden>
              </Head>
            )}
          </tr>
        </chakra.thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <Fragment key={row.id}>
              <Line isSelected={row.getIsSelected()}>
                {isSelectable && (
                  <Cell>
                    <SelectRow row={row} name={subject.name(row.original)} />
                  </Cell>
                )}
                {columns.map((column) => (
                  <Cell
                    key={column.id}
                    align={column.align ?? 'start'}
                    isWide={column.isWide ?? false}
                    isExtra={column.isExtra ?? false}
                  >
                    {shown(column, row.original)}
                  </Cell>
                ))}
                {renderActions && (
                  <Cell align="end">
                    <chakra.div display="flex" justifyContent="end" gap="1.5">
                      {renderActions(row.original)}
                    </chakra.div>
                  </Cell>
                )}
              </Line>
              {panel?.isOpen(row.original) && (
                <tr>
                  <Cell colSpan={width} bg="bg.canvas" borderTopWidth="1px">
                    {panel.render(row.original)}
                  </Cell>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </chakra.table>
    </Frame>
  )
}

function ariaSort<Row>({ id, sortable }: Column<Row>, sort: RowsProps<object>['state']['sort']) {
  if (sortable === false) return undefined
  if (sort?.id !== id) return 'none'
  return sort.desc ? 'descending' : 'ascending'
}
