import { chakra } from '@chakra-ui/react/styled-system'
import { startTransition, useEffect, useState } from 'react'
import { VisuallyHidden } from '../layout.tsx'
import { type Column, shown } from './column.ts'
import { SelectAll, SelectRow } from './row-selection.tsx'
import type { RowsProps } from './rows-props.ts'
import { SkeletonRows } from './table-skeleton.tsx'

const Card = chakra('li', {
  base: {
    display: 'grid',
    rowGap: '1',
    paddingBlock: '2.5',
    paddingInline: '3.5',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderRadius: 'md',
    fontSize: 'sm',
  },
  variants: { isSelected: { true: { bg: 'accent.subtle', borderColor: 'accent.fg' } } },
})

const Line = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '3' } })

/** About the number of cards on a phone's first screen. The others are laid out in a task of their own. */
const firstCards = 5

/** The rows as cards of two lines, for phones: what it is and what matters most, then the rest with its actions. */
export function RowCards<Row extends object>({
  table,
  columns,
  subject,
  isSelectable,
  renderActions,
  panel,
}: RowsProps<Row>) {
  const { rows } = table.getRowModel()
  const [isWhole, setWhole] = useState(false)
  useEffect(() => startTransition(() => setWhole(true)), [])
  const drawn = isWhole ? rows : rows.slice(0, firstCards)
  const title = columns[0]
  const [leads, rest] = [true, false].map((isLead) =>
    columns.slice(1).filter((column) => (column.isLead ?? false) === isLead),
  )
  return (
    <>
      {isSelectable && (
        // The checkbox has its own name.
        <Line minHeight="10" marginBottom="1" paddingInlineStart="3.5" fontSize="sm">
          <SelectAll table={table} />
          <span aria-hidden="true">All on this page</span>
        </Line>
      )}
      <chakra.ul display="grid" gap="2" aria-label={subject.many}>
        {drawn.map((row) => (
          <Card key={row.id} isSelected={row.getIsSelected()}>
            <Line fontWeight="medium" gap="2.5" flexWrap="wrap">
              <Line flex="1 1 8rem" gap="2.5">
                {isSelectable && <SelectRow row={row} name={subject.name(row.original)} />}
                <chakra.div flex="1" minWidth="min-content" overflowWrap="anywhere">
                  {title && shown(title, row.original)}
                </chakra.div>
              </Line>
              <Line gap="2.5">
                {leads?.map((column) => (
                  <Fact key={column.id} column={column} row={row.original} isLead />
                ))}
              </Line>
            </Line>
            <Line justifyContent="space-between">
              <chakra.div
                display="flex"
                flexWrap="wrap"
                columnGap="3"
                rowGap="0.5"
                minWidth="0"
                fontSize="xs"
                lineHeight="snug"
              >
                {rest?.map((column) => (
                  <Fact key={column.id} column={column} row={row.original} />
                ))}
              </chakra.div>
              {renderActions && (
                <chakra.div display="flex" flexShrink="0" marginInlineEnd="-2">
                  {renderActions(row.original)}
                </chakra.div>
              )}
            </Line>
            {panel?.isOpen(row.original) && (
              <chakra.div marginTop="2" paddingTop="3" borderTopWidth="1px">
                {panel.render(row.original)}
              </chakra.div>
            )}
          </Card>
        ))}
      </chakra.ul>
      {drawn.length < rows.length && (
        <chakra.div marginTop="2" aria-hidden="true">
          <SkeletonRows rows={rows.length - drawn.length} columns={columns} hasActions={renderActions !== undefined} />
        </chakra.div>
      )}
    </>
  )
}

/** A value with its header, which is only for screen readers if the value is clear without it. */
function Fact<Row>({ column, row, isLead = false }: { column: Column<Row>; row: Row; isLead?: boolean }) {
  const Header = column.isLabelled && !isLead ? 'span' : VisuallyHidden
  return (
    <chakra.span color={isLead ? 'fg' : 'fg.muted'} minWidth="0" overflowWrap="anywhere">
      <Header>{column.header} </Header>
      {shown(column, row)}
    </chakra.span>
  )
}
