import { useAllCollectionsSuspense } from '#src/shared/api/all-collections.ts'
import { Carousel, CarouselControls, FadeSlides } from '#src/shared/ui/carousel/carousel.tsx'
import { Container } from '#src/shared/ui/page/layout.tsx'
import { Loading } from '#src/shared/ui/loading/loading.tsx'
import { Skeleton } from '#src/shared/ui/loading/skeleton.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { metalCollections } from '../metals.ts'
import { MetalSlide } from './metal-slide.tsx'
import { failedUnder } from './section-boundary.tsx'

const title = 'Shop by Category'
const height = { base: '38rem', md: '34rem' } as const

/** The collections by metal, each on its metal's colour. */
export function ShopByCategory() {
  return (
    <Loading
      fallback={<Skeleton height={height} borderRadius="none" />}
      error={failedUnder({ title }, 'Failed to fetch collections')}
    >
      <Metals />
    </Loading>
  )
}

function Metals() {
  const id = useId()
  const collections = metalCollections(useAllCollectionsSuspense().data)
  const slides = collections.map((each) => <MetalSlide key={each.collection.id} {...each} />)
  if (slides.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Carousel label="Collections by metal" count={slides.length} interval={3000}>
        {(rotation) => (
          <chakra.div position="relative" height={height}>
            <FadeSlides rotation={rotation} slides={slides} />
            <chakra.div position="absolute" insetInline="0" top={{ base: '5', md: '14' }} pointerEvents="none">
              <Container>
                <chakra.h2 id={id} textStyle="h2">
                  {title}
                </chakra.h2>
              </Container>
            </chakra.div>
            <chakra.div position="absolute" insetInline="0" bottom={{ base: '3', md: '10' }} pointerEvents="none">
              <Container>
                <chakra.div display="inline-block" pointerEvents="auto">
                  <CarouselControls rotation={rotation} />
                </chakra.div>
              </Container>
            </chakra.div>
          </chakra.div>
        )}
      </Carousel>
    </section>
  )
}
