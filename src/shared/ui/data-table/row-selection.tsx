import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { Tick } from '../field.tsx'
import type { RowOf, RowTable } from './use-row-table.ts'

// Around the box too a press ticks it; text is not marked by Shift.
const Target = chakra('label', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: '9',
    margin: '-2',
    cursor: 'pointer',
    userSelect: 'none',
    verticalAlign: 'middle',
  },
})

/** Ticks a row; with Shift, all between it and the one ticked before. */
export function SelectRow<Row extends object>({ row, name }: { row: RowOf<Row>; name: string }) {
  return (
    <Target>
      <Tick asChild>
        <input
          type="checkbox"
          aria-label={`Select ${name}`}
          checked={row.getIsSelected()}
          onChange={row.getToggleSelectedHandler()}
        />
      </Tick>
    </Target>
  )
}

/** Ticks every row of the page that is shown, and no others. */
export function SelectAll<Row extends object>({ table }: { table: RowTable<Row> }) {
  const ref = useRef<HTMLInputElement>(null)
  const isAll = table.getIsAllPageRowsSelected()
  const isSome = table.getIsSomePageRowsSelected() && !isAll
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = isSome
  }, [isSome])
  return (
    <Target>
      <Tick asChild>
        <input
          ref={ref}
          type="checkbox"
          aria-label="Select all on this page"
          checked={isAll}
          onChange={() => table.toggleAllPageRowsSelected(!isAll)}
        />
      </Tick>
    </Target>
  )
}
