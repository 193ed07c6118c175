import { chakra } from '@chakra-ui/react/styled-system'
import type { Column } from './column.ts'
import { VisuallyHidden } from '../layout.tsx'
import { Skeleton } from '../skeleton.tsx'

interface TableSkeletonProps<Row> {
  rows: number
  columns: readonly Column<Row>[]
  hasActions: boolean
  isSelectable: boolean
  /** A table; else cards. */
  isWide: boolean
}

/** Rows in the size of those that will come. */
export function TableSkeleton<Row>({ isWide, ...rest }: TableSkeletonProps<Row>) {
  return (
    <chakra.output display="block">
      <VisuallyHidden>Loading...</VisuallyHidden>
      {isWide ? <Lines {...rest} /> : <Cards {...rest} />}
    </chakra.output>
  )
}

type LooksProps<Row> = Omit<TableSkeletonProps<Row>, 'isWide'>

function Lines<Row>({ rows, columns, hasActions }: Omit<LooksProps<Row>, 'isSelectable'>) {
  // A picture is taller than a button, and that than a word.
  const height = columns.some(({ isWide }) => isWide) ? '3.3125rem' : hasActions ? '3.0625rem' : '2.3125rem'
  return (
    <chakra.div bg="bg.surface" borderWidth="1px" borderRadius="md" overflow="hidden">
      <chakra.div height="2.5rem" bg="bg.subtle" />
      {Array.from({ length: rows }, (_, row) => (
        <chakra.div
          key={row}
          display="flex"
          alignItems="center"
          gap="6"
          height={height}
          paddingInline="4"
          borderTopWidth="1px"
        >
          {columns.map(({ id, isWide }, column) => (
            <Skeleton key={id} flex={isWide || column === 0 ? '2' : '1'} width="auto" height="0.875rem" />
          ))}
        </chakra.div>
      ))}
    </chakra.div>
  )
}

function Cards<Row>({ rows, columns, hasActions, isSelectable }: LooksProps<Row>) {
  return (
    <chakra.div display="grid" gap="3" paddingTop={isSelectable ? '12' : '0'}>
      {Array.from({ length: rows }, (_, row) => (
        <chakra.div
          key={row}
          display="grid"
          rowGap="1.5"
          padding="4"
          bg="bg.surface"
          borderWidth="1px"
          borderRadius="md"
        >
          <chakra.div
            display="flex"
            alignItems="center"
            minHeight={columns.some(({ isWide }) => isWide) ? '10' : '6'}
            marginBottom="1.5"
          >
            <Skeleton height="1rem" width="60%" />
          </chakra.div>
          {columns.slice(1).map(({ id }) => (
            <chakra.div key={id} display="flex" alignItems="center" justifyContent="space-between" height="1.4rem">
              <Skeleton height="0.75rem" width="25%" />
              <Skeleton height="0.75rem" width="35%" />
            </chakra.div>
          ))}
          {hasActions && <chakra.div height="2.25rem" marginTop="2" />}
        </chakra.div>
      ))}
    </chakra.div>
  )
}
