import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { tickStyle } from '../field/field.tsx'
import type { Selection } from './use-row-selection.ts'

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
    '& > input': tickStyle,
  },
})

/** Selects a row; with Shift, all rows up to the last selected one. */
export function SelectRow({ id, name, selection }: { id: string; name: string; selection: Selection }) {
  return (
    <Target>
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        checked={selection.has(id)}
        onChange={({ nativeEvent }) => selection.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </Target>
  )
}

/** Selects every row of the current page only. */
export function SelectAll({ ids, selection }: { ids: readonly string[]; selection: Selection }) {
  const ref = useRef<HTMLInputElement>(null)
  const isAll = ids.every(selection.has)
  const isSome = ids.some(selection.has) && !isAll
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
        onChange={() => selection.set(isAll ? [] : ids)}
      />
    </Target>
  )
}
