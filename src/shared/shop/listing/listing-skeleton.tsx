import { chakra } from '@chakra-ui/react/styled-system'
import { GridSkeleton, Skeleton } from '../../ui/loading/skeleton.tsx'
import { captionBox } from './variant-results.tsx'

const CaptionPlace = chakra('div', { base: { ...captionBox, display: 'grid', alignItems: 'center' } })

/** Placeholder for caption and grid. */
export function ListingSkeleton({ count }: { count: number }) {
  return (
    <>
      <CaptionPlace>
        <Skeleton height="1rem" width="12rem" />
      </CaptionPlace>
      <GridSkeleton count={count} columns={3} action />
    </>
  )
}
