import { chakra } from '@chakra-ui/react/styled-system'
import { Fragment } from 'react'
import { VisuallyHidden } from '../page/layout.tsx'
import type { StyleObject } from '../theme/style-props.ts'
import { type Column, shown } from './column.ts'
import { SelectAll, SelectRow } from './row-selection.tsx'
import type { RowsProps } from './rows-props.ts'
import { SortButton } from './sort-button.tsx'

const Frame = chakra('div', {
  // Positioned, since the visually hidden text in its last column would widen the page.
  base: { position: 'relative', overflowX: 'auto', bg: 'bg.surface', borderWidth: '1px', borderRadius: 'md' },
  // A row's opened content may overflow the table.
  variants: { opens: { true: { overflowX: 'visible' } } },
})

const cell: StyleObject = {
  paddingInline: '3',
  textAlign: 'start',
  verticalAlign: 'middle',
  _first: { paddingInlineStart: '4' },
  _last: { paddingInlineEnd: '4' },
  '&[data-align=end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '&[data-extra]': { hideBelow: 'xl' },
}

/** Styles its cells, so that they are plain elements: a styled one takes longer to render. */
const Table = chakra('table', {
  base: {
    width: 'full',
    fontSize: 'sm',
    lineHeight: 'snug',
    '& > thead': { bg: 'bg.subtle' },
    '& > tbody > tr': {
      borderTopWidth: '1px',
      transitionProperty: 'background-color',
      transitionDuration: 'fast',
      _hover: { bg: 'bg.subtle/60' },
      '&[data-selected]': { bg: 'accent.subtle', _hover: { bg: 'accent.subtle' } },
      // A row's panel is part of the row and has no highlight of its own.
      '&[data-panel]': { bg: 'bg.canvas', _hover: { bg: 'bg.canvas' } },
    },
    '& > thead > tr > th': {
      ...cell,
      paddingBlock: '1',
      fontSize: 'xs',
      fontWeight: 'medium',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
      '&[data-part=selection]': { width: '12' },
    },
    '& > tbody > tr > td': {
      ...cell,
      paddingBlock: '1.5',
      whiteSpace: 'nowrap',
      '&[data-text]': { minWidth: '8rem', maxWidth: '20rem', whiteSpace: 'normal' },
      '&[data-wide]': { minWidth: '13rem', whiteSpace: 'normal' },
      '& > [data-part=actions]': { display: 'flex', justifyContent: 'end', gap: '1.5' },
    },
  },
})

const flag = (is: boolean | undefined) => (is ? '' : undefined)

/** The rows as a table for wide screens. The table scrolls sideways, never the page. */
export function RowTable<Row extends object>({
  rows,
  columns,
  subject,
  state,
  selection,
  renderActions,
  panel,
}: RowsProps<Row>) {
  const width = columns.length + Number(selection !== undefined) + Number(renderActions !== undefined)
  return (
    <Frame opens={panel !== undefined}>
      <Table>
        <caption>
          <VisuallyHidden>{subject.many}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {selection && (
              <th data-part="selection">
                <SelectAll ids={rows.map(subject.id)} selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                data-align={column.align}
                data-extra={flag(column.isExtra)}
                aria-sort={ariaSort(column, state.sort)}
              >
                {column.sortable === false ? column.header : <SortButton column={column} state={state} />}
              </th>
            ))}
            {renderActions && (
              <th data-align="end">
                <VisuallyHidden>Actions</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={subject.id(row)}>
              <tr data-selected={flag(selection?.has(subject.id(row)))}>
                {selection && (
                  <td>
                    <SelectRow id={subject.id(row)} name={subject.name(row)} selection={selection} />
                  </td>
                )}
                {columns.map((column) => (
                  <td
                    key={column.id}
                    data-align={column.align}
                    data-wide={flag(column.isWide)}
                    data-text={flag(column.isText)}
                    data-extra={flag(column.isExtra)}
                  >
                    {shown(column, row)}
                  </td>
                ))}
                {renderActions && (
                  <td data-align="end">
                    <div data-part="actions">{renderActions(row)}</div>
                  </td>
                )}
              </tr>
              {panel?.isOpen(row) && (
                <tr data-panel="">
                  <td colSpan={width} data-wide="">
                    {panel.render(row)}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </Table>
    </Frame>
  )
}

function ariaSort<Row>({ id, sortable }: Column<Row>, sort: RowsProps<object>['state']['sort']) {
  if (sortable === false) return undefined
  if (sort?.id !== id) return 'none'
  return sort.desc ? 'descending' : 'ascending'
}
