import { VisuallyHidden } from '#src/shared/ui/page/layout.tsx'
import { Skeleton } from '#src/shared/ui/loading/skeleton.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { allReviewsPerPage } from '../all-reviews.ts'
import { ReviewGrid } from './all-reviews.tsx'

/** Placeholder for a page of reviews. */
export function AllReviewsSkeleton() {
  return (
    <chakra.output display="block" minHeight="dvh">
      <VisuallyHidden>Loading...</VisuallyHidden>
      <Skeleton width="16rem" height="1.5rem" marginBottom="16" />
      <ReviewGrid aria-hidden="true">
        {Array.from({ length: allReviewsPerPage }, (_, index) => (
          <chakra.li key={index} paddingBlock="7" borderTopWidth="1px">
            <Skeleton width="9rem" />
            <Skeleton height="4rem" marginTop="4" />
            <Skeleton width="8rem" marginTop="4" />
          </chakra.li>
        ))}
      </ReviewGrid>
    </chakra.output>
  )
}
