import { chakra } from '@chakra-ui/react/styled-system'
import type { RowsProps } from './data-table.tsx'
import { SelectAll, SelectRow } from './row-selection.tsx'
import { shown } from './row-table.tsx'

const Card = chakra('li', {
  base: { padding: '4', bg: 'bg.surface', borderWidth: '1px', borderRadius: 'md', fontSize: 'sm' },
  variants: { isSelected: { true: { bg: 'accent.subtle', borderColor: 'accent.fg' } } },
})

/** The rows as cards, for phones: each says by itself what a table says by its columns. */
export function RowCards<Row extends object>({
  table,
  columns,
  subject,
  isSelectable,
  renderActions,
  panel,
}: RowsProps<Row>) {
  const title = columns.find(({ isTitle }) => isTitle) ?? columns[0]
  return (
    <>
      {isSelectable && (
        // The box carries its own name.
        <chakra.div
          display="flex"
          alignItems="center"
          gap="3"
          minHeight="10"
          marginBottom="2"
          paddingInlineStart="4"
          fontSize="sm"
        >
          <SelectAll table={table} />
          <span aria-hidden="true">All on this page</span>
        </chakra.div>
      )}
      <chakra.ul display="grid" gap="3" aria-label={subject.many}>
        {table.getRowModel().rows.map((row) => (
          <Card key={row.id} isSelected={row.getIsSelected()}>
            <chakra.div display="flex" alignItems="center" gap="3" fontWeight="medium">
              {isSelectable && <SelectRow row={row} name={subject.name(row.original)} />}
              <chakra.div flex="1" minWidth="0">
                {title && shown(title, row.original)}
              </chakra.div>
            </chakra.div>
            <chakra.dl
              display="grid"
              gridTemplateColumns="auto minmax(0, 1fr)"
              columnGap="4"
              rowGap="1.5"
              marginTop="3"
            >
              {columns
                .filter((column) => column !== title)
                .map((column) => (
                  <chakra.div key={column.id} display="contents">
                    <chakra.dt color="fg.muted">{column.header}</chakra.dt>
                    <chakra.dd textAlign="end">{shown(column, row.original)}</chakra.dd>
                  </chakra.div>
                ))}
            </chakra.dl>
            {renderActions && (
              <chakra.div display="flex" flexWrap="wrap" justifyContent="end" gap="2" marginTop="3.5">
                {renderActions(row.original)}
              </chakra.div>
            )}
            {panel?.isOpen(row.original) && (
              <chakra.div marginTop="4" paddingTop="4" borderTopWidth="1px">
                {panel.render(row.original)}
              </chakra.div>
            )}
          </Card>
        ))}
      </chakra.ul>
    </>
  )
}
