import { TileGrid, VisuallyHidden } from '#src/shared/ui/page/layout.tsx'
import { Skeleton } from '#src/shared/ui/loading/skeleton.tsx'
import { chakra } from '@chakra-ui/react/styled-system'

/** Placeholder for three wishes, each with its button. */
export function WishlistSkeleton() {
  return (
    <chakra.output display="block">
      <VisuallyHidden>Loading...</VisuallyHidden>
      <TileGrid columns={3} aria-hidden="true">
        {[0, 1, 2].map((tile) => (
          <li key={tile}>
            <Skeleton height="auto" aspectRatio="1" />
            {/* On a phone most names take two lines. */}
            <Skeleton height={{ base: '2.4rem', md: '1.375rem' }} width="85%" marginTop="4" />
            <Skeleton height="1.2rem" width="50%" marginTop="1" />
            <Skeleton height={{ base: '1.3rem', md: '1.6rem' }} width="35%" marginTop="1.5" />
            <Skeleton height="2.35rem" marginTop="4" />
          </li>
        ))}
      </TileGrid>
    </chakra.output>
  )
}
