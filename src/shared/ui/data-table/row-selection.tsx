import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { tickLook } from '../field/field.tsx'
import type { RowOf, RowTable } from './use-row-table.ts'

// A press around the box ticks it too, and Shift does not select text.
const Target = chakra('label', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: '9',
    margin: '-2',
    cursor: 'pointer',
    userSelect: 'none',
    verticalAlign: 'middle',
    '& > input': tickLook,
  },
})

/** Selects a row; with Shift, all rows up to the last selected one. */
export function SelectRow<Row extends object>({ row, name }: { row: RowOf<Row>; name: string }) {
  return (
    <Target>
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        checked={row.getIsSelected()}
        onChange={row.getToggleSelectedHandler()}
      />
    </Target>
  )
}

/** Selects every row of the current page only. */
export function SelectAll<Row extends object>({ table }: { table: RowTable<Row> }) {
  const ref = useRef<HTMLInputElement>(null)
  const isAll = table.getIsAllPageRowsSelected()
  const isSome = table.getIsSomePageRowsSelected() && !isAll
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = isSome
  }, [isSome])
  return (
    <Target>
      <input
        ref={ref}
        type="checkbox"
        aria-label="Select all on this page"
        checked={isAll}
        onChange={() => table.toggleAllPageRowsSelected(!isAll)}
      />
    </Target>
  )
}
