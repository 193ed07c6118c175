import { chakra } from '@chakra-ui/react/styled-system'
import { useChosenPart } from '../../lib/react/use-address-state.ts'
import type { Column } from './column.ts'
import type { ListState } from './use-list-query.ts'

const Base = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '8',
    fontWeight: 'medium',
    borderRadius: 'sm',
    color: 'fg.muted',
    _hover: { color: 'fg' },
    // Not a variant: its styles would be made and added between the press and the frame that shows it.
    '&[data-active]': { color: 'fg', fontWeight: 'semibold' },
  },
})

/** A column header that sorts ascending, descending, and back to the list's own order. */
export function SortButton<Row>({ column, state }: { column: Column<Row>; state: ListState }) {
  const direction = useChosenPart(state.format, ({ sort }) => {
    if (sort?.id !== column.id) return 'none'
    return sort.desc ? 'down' : 'up'
  })
  const next = direction === 'down' ? null : { id: column.id, desc: direction === 'up' }
  const isActive = direction !== 'none'
  return (
    <Base type="button" data-active={isActive ? '' : undefined} onClick={() => state.change({ sort: next })}>
      <span>{column.header}</span>
      <Arrows direction={direction} />
    </Base>
  )
}

function Arrows({ direction }: { direction: 'up' | 'down' | 'none' }) {
  const strength = (own: string) => (direction === own ? 1 : direction === 'none' ? 0.45 : 0.15)
  return (
    <svg viewBox="0 0 8 12" width="8" height="12" fill="currentColor" aria-hidden="true">
      <path d="M4 0 8 5H0Z" opacity={strength('up')} />
      <path d="M4 12 8 7H0Z" opacity={strength('down')} />
    </svg>
  )
}
