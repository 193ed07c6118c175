import { chakra } from '@chakra-ui/react/styled-system'
import { Table } from '@chakra-ui/react/table'
import { Fragment } from 'react'
import { VisuallyHidden } from '../layout.tsx'
import { type Column, shown } from './column.ts'
import { SelectAll, SelectRow } from './row-selection.tsx'
import type { RowsProps } from './rows-props.ts'
import { SortButton } from './sort-button.tsx'
import { tableRecipe } from './table-recipe.ts'

const Frame = chakra('div', {
  // Positioned, since the visually hidden text in its last column would widen the page.
  base: { position: 'relative', overflowX: 'auto', bg: 'bg.surface', borderWidth: '1px', borderRadius: 'md' },
  // A row's opened content may overflow the table.
  variants: { opens: { true: { overflowX: 'visible' } } },
})

const flag = (is: boolean | undefined) => (is ? '' : undefined)

/** The rows as a table for wide screens. The table scrolls sideways, never the page. */
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
      <Table.Root recipe={tableRecipe}>
        <caption>
          <VisuallyHidden>{subject.many}</VisuallyHidden>
        </caption>
        <Table.Header>
          <Table.Row>
            {isSelectable && (
              <Table.ColumnHeader width="12">
                <SelectAll table={table} />
              </Table.ColumnHeader>
            )}
            {columns.map((column) => (
              <Table.ColumnHeader
                key={column.id}
                scope="col"
                data-align={column.align}
                data-extra={flag(column.isExtra)}
                aria-sort={ariaSort(column, state.sort)}
              >
                {column.sortable === false ? column.header : <SortButton column={column} state={state} />}
              </Table.ColumnHeader>
            ))}
            {renderActions && (
              <Table.ColumnHeader data-align="end">
                <VisuallyHidden>Actions</VisuallyHidden>
              </Table.ColumnHeader>
            )}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {table.getRowModel().rows.map((row) => (
            <Fragment key={row.id}>
              <Table.Row data-selected={flag(row.getIsSelected())}>
                {isSelectable && (
                  <Table.Cell>
                    <SelectRow row={row} name={subject.name(row.original)} />
                  </Table.Cell>
                )}
                {columns.map((column) => (
                  <Table.Cell
                    key={column.id}
                    data-align={column.align}
                    data-wide={flag(column.isWide)}
                    data-extra={flag(column.isExtra)}
                  >
                    {shown(column, row.original)}
                  </Table.Cell>
                ))}
                {renderActions && (
                  <Table.Cell data-align="end">
                    <chakra.div display="flex" justifyContent="end" gap="1.5">
                      {renderActions(row.original)}
                    </chakra.div>
                  </Table.Cell>
                )}
              </Table.Row>
              {panel?.isOpen(row.original) && (
                <Table.Row data-panel="">
                  <Table.Cell colSpan={width} data-wide="">
                    {panel.render(row.original)}
                  </Table.Cell>
                </Table.Row>
              )}
            </Fragment>
          ))}
        </Table.Body>
      </Table.Root>
    </Frame>
  )
}

function ariaSort<Row>({ id, sortable }: Column<Row>, sort: RowsProps<object>['state']['sort']) {
  if (sortable === false) return undefined
  if (sort?.id !== id) return 'none'
  return sort.desc ? 'descending' : 'ascending'
}
