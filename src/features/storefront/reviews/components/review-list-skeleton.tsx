import { VisuallyHidden } from '#src/shared/ui/layout.tsx'
import { Skeleton } from '#src/shared/ui/skeleton.tsx'
import { chakra } from '@chakra-ui/react/styled-system'

/** Placeholder for a page of reviews. */
export function ReviewListSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading...</VisuallyHidden>
      {[0, 1, 2, 3, 4].map((index) => (
        <chakra.div key={index} paddingBlock="6" borderTopWidth="1px" aria-hidden="true">
          <Skeleton width="9rem" height="1.25rem" />
          <Skeleton marginTop="3" />
          <Skeleton marginTop="3" width="8rem" />
        </chakra.div>
      ))}
    </div>
  )
}
