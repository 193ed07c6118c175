import { GridSkeleton, Skeleton } from '../skeleton.tsx'

/** The place of caption and grid. */
export function ListingSkeleton({ count }: { count: number }) {
  return (
    <>
      <Skeleton height="1rem" width="12rem" marginTop={{ base: '1', lg: '3' }} marginBottom="5" lg={{ '&&': { gridArea: '1 / 1' } }} />
      <GridSkeleton count={count} columns={3} />
    </>
  )
}
