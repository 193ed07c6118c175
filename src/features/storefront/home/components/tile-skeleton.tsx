import { Skeleton } from '#src/shared/ui/loading/skeleton.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { tileName } from './tile-link.tsx'

/** Placeholder for one `TileLink`. */
export function TileSkeleton() {
  return (
    <chakra.div aria-hidden="true">
      <Skeleton height="auto" aspectRatio="1" />
      <chakra.div textStyle="h3" marginTop={{ base: '3', md: '4' }} display="grid" alignItems="center" {...tileName}>
        <Skeleton height="0.6em" width="60%" />
      </chakra.div>
    </chakra.div>
  )
}
