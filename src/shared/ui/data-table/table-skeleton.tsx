import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '../layout.tsx'
import { Skeleton } from '../skeleton.tsx'

/** Rows in the size of those that will come. */
export function TableSkeleton({ rows, columns, isWide }: { rows: number; columns: number; isWide: boolean }) {
  return (
    <chakra.output display="block" bg="bg.surface" borderWidth="1px" borderRadius="md" overflow="hidden">
      <VisuallyHidden>Loading...</VisuallyHidden>
      {isWide && <chakra.div height="2.5rem" bg="bg.subtle" />}
      {Array.from({ length: rows }, (_, row) => (
        <chakra.div key={row} display="flex" alignItems="center" gap="6" minHeight={isWide ? '3.3rem' : '9rem'} paddingInline="4" borderTopWidth="1px">
          {Array.from({ length: isWide ? columns : 2 }, (__, column) => (
            <Skeleton key={column} flex={column === 0 ? '2' : '1'} width="auto" height="0.875rem" />
          ))}
        </chakra.div>
      ))}
    </chakra.output>
  )
}
