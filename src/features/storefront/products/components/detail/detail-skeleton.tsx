import { chakra } from '@chakra-ui/react/styled-system'
import { Container, VisuallyHidden } from '#src/shared/ui/page/layout.tsx'
import { Skeleton } from '#src/shared/ui/loading/skeleton.tsx'
import { detailGrid } from './detail-grid.ts'

/** Placeholder for a product. */
export function DetailSkeleton() {
  return (
    <Container paddingBlock={{ base: '6', md: '8' }} minHeight="dvh" role="status">
      <VisuallyHidden>Loading...</VisuallyHidden>
      <Skeleton height="1.5rem" width="16rem" marginBottom="6" />
      <chakra.div {...detailGrid} aria-hidden="true">
        <div>
          <Skeleton height="auto" aspectRatio="1" />
          <chakra.div display="flex" gap="3" padding="1" marginTop="2" marginInline="-1">
            {[1, 2, 3].map((place) => (
              <Skeleton key={place} boxSize={{ base: '16', lg: '20' }} />
            ))}
          </chakra.div>
        </div>
        <chakra.div display="grid" gap="6" alignContent="start">
          <Skeleton height="3.5rem" width="80%" marginTop="8" />
          <Skeleton height="2rem" width="12rem" marginTop="6" />
          <Skeleton height="4.75rem" width="70%" />
          <Skeleton height="4.75rem" width="60%" />
          <Skeleton height="3.25rem" />
        </chakra.div>
      </chakra.div>
    </Container>
  )
}
