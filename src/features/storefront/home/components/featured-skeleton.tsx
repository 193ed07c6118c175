import { ProductCardSkeleton, Skeleton } from '#src/shared/ui/loading/skeleton.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { SlideGrid, SlideWords } from './featured-slide.tsx'
import { SliderControls } from './featured-slider.tsx'
import { StripGrid } from './featured-strip.tsx'

/** Placeholder for slider and strip. */
export function FeaturedSkeleton() {
  return (
    <div aria-hidden="true">
      <SlideGrid>
        <Skeleton height="auto" aspectRatio="1" />
        <SlideWords>
          <Skeleton textStyle="eyebrow" height="1.4em" width="6rem" />
          <Skeleton textStyle="h2" height="2.2em" width="80%" />
          <Skeleton height="3.2em" />
          <Skeleton fontSize="lg" height="1.6em" width="7rem" />
        </SlideWords>
      </SlideGrid>
      <SliderControls hideFrom="md" />
      <StripGrid>
        {[1, 2, 3, 4].map((place) => (
          <li key={place}>
            <ProductCardSkeleton />
            <chakra.div height="11" marginTop="4" />
          </li>
        ))}
      </StripGrid>
    </div>
  )
}
