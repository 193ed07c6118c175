import { chakra } from '@chakra-ui/react/styled-system'
import type { Column } from './column.ts'
import { VisuallyHidden } from '../page/layout.tsx'
import { skeletonStyle } from '../loading/skeleton.tsx'

interface TableSkeletonProps<Row> {
  rows: number
  columns: readonly Column<Row>[]
  hasActions: boolean
  isSelectable: boolean
}

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    md: { display: 'block', borderWidth: '1px', borderRadius: 'md', overflow: 'clip' },
    '& > [data-part=head]': { hideBelow: 'md', height: '2.5rem', bg: 'bg.subtle' },
    '& > [data-part=row]': {
      display: 'grid',
      gridTemplateColumns: '55% 15%',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '1',
      paddingBlock: '2.5',
      paddingInline: '3.5',
      bg: 'bg.surface',
      borderWidth: '1px',
      borderRadius: 'md',
      md: {
        display: 'flex',
        gap: '6',
        paddingBlock: '0',
        borderWidth: '1px 0 0',
        borderRadius: 'none',
      },
      '& > span': { ...skeletonStyle, height: '1rem', md: { flex: '1', height: '0.875rem' } },
      '& > :first-of-type': { md: { flex: '2' } },
      // On a phone a card shows three: a name, what matters most, and below them the rest.
      '& > :nth-of-type(3)': { width: '80%' },
      '& > :nth-of-type(n + 4)': { mdDown: { display: 'none' } },
    },
  },
})

/** Placeholder rows in the size of the real ones. By style alone a table or cards, since a frame is for all screens. */
export function TableSkeleton<Row>({ rows, columns, hasActions, isSelectable }: TableSkeletonProps<Row>) {
  const hasManyLeads = columns.filter(({ isLead }) => isLead).length > 1
  const hasPictures = columns.some(({ isWide }) => isWide)
  return (
    <chakra.output display="block" paddingTop={{ mdDown: isSelectable ? '11' : '0' }}>
      <VisuallyHidden>Loading...</VisuallyHidden>
      <Frame
        css={{
          '& > [data-part=row]': {
            // A row is as tall as its tallest part: a picture, else a button, else a word.
            height: { md: hasPictures ? '3.3125rem' : hasActions ? '3.0625rem' : '2.3125rem' },
            gridTemplateRows: `${hasPictures ? '2.5rem' : hasManyLeads ? '3.625rem' : '1.5rem'} ${hasActions ? '2.25rem' : '1.25rem'}`,
          },
        }}
      >
        <div data-part="head" />
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} data-part="row">
            {columns.map(({ id }) => (
              <span key={id} aria-hidden="true" data-skeleton />
            ))}
          </div>
        ))}
      </Frame>
    </chakra.output>
  )
}
