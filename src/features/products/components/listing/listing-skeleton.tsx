import { cardsPerPage } from '../../listing.ts'
import { GridSkeleton, Skeleton } from '#src/shared/ui/skeleton.tsx'

/** The place of caption and grid. */
export function ListingSkeleton() {
  return (
    <>
      <Skeleton height="1rem" width="12rem" marginTop={{ base: '1', lg: '3' }} marginBottom="5" lg={{ '&&': { gridArea: '1 / 1' } }} />
      <GridSkeleton count={cardsPerPage} columns={3} />
    </>
  )
}
