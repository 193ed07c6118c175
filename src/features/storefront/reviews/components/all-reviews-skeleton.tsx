import { VisuallyHidden } from '#src/shared/ui/layout.tsx'
import { Skeleton } from '#src/shared/ui/skeleton.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { ReviewWall } from './all-reviews.tsx'

/** The place of all reviews, as far as the screen reaches. */
export function AllReviewsSkeleton() {
  return (
    <chakra.output display="block" minHeight="dvh">
      <VisuallyHidden>Loading...</VisuallyHidden>
      <Skeleton width="16rem" height="1.5rem" marginBottom="10" />
      <ReviewWall aria-hidden="true">
        {Array.from({ length: 12 }, (_, index) => (
          <chakra.li key={index} breakInside="avoid" paddingBlock="7" borderTopWidth="1px">
            <Skeleton width="9rem" />
            <Skeleton height="4rem" marginTop="4" />
            <Skeleton width="8rem" marginTop="4" />
          </chakra.li>
        ))}
      </ReviewWall>
    </chakra.output>
  )
}
