import { chakra } from '@chakra-ui/react/styled-system'
import { memo } from 'react'
import type { Column } from './column.ts'
import { VisuallyHidden } from '../layout.tsx'
import { Skeleton } from '../skeleton.tsx'

interface TableSkeletonProps<Row> {
  rows: number
  columns: readonly Column<Row>[]
  hasActions: boolean
  isSelectable: boolean
  /** A table instead of cards. */
  isWide: boolean
}

/** Placeholder rows in the size of the real ones. */
export const TableSkeleton = memo(function TableSkeleton({ isWide, ...rest }: TableSkeletonProps<never>) {
  return (
    <chakra.output display="block">
      <VisuallyHidden>Loading...</VisuallyHidden>
      {isWide ? <Lines {...rest} /> : <SkeletonCards {...rest} />}
    </chakra.output>
  )
})

type LooksProps<Row> = Omit<TableSkeletonProps<Row>, 'isWide'>

function Lines<Row>({ rows, columns, hasActions }: Omit<LooksProps<Row>, 'isSelectable'>) {
  // A row is as tall as its tallest part: a picture, else a button, else a word.
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

/** Cards without content. */
export function SkeletonCards<Row>({ rows, columns, hasActions, isSelectable }: LooksProps<Row>) {
  return (
    <chakra.div display="grid" gap="2" paddingTop={isSelectable ? '11' : '0'}>
      {Array.from({ length: rows }, (_, row) => (
        <chakra.div
          key={row}
          display="grid"
          rowGap="1"
          alignItems="center"
          paddingBlock="2.5"
          paddingInline="3.5"
          bg="bg.surface"
          borderWidth="1px"
          borderRadius="md"
        >
          <chakra.div
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            height={columns.some(({ isWide }) => isWide) ? '10' : '6'}
          >
            <Skeleton height="1rem" width="55%" />
            <Skeleton height="1rem" width="15%" />
          </chakra.div>
          <chakra.div display="flex" alignItems="center" height={hasActions ? '9' : '5'}>
            <Skeleton height="0.75rem" width="45%" />
          </chakra.div>
        </chakra.div>
      ))}
    </chakra.div>
  )
}
