import { useListAllReviewsSuspense } from '#openapi/generated/client/reviews/reviews.ts'
import { Carousel, CarouselControls, FadeSlides } from '#src/shared/ui/carousel.tsx'
import { Loading } from '#src/shared/ui/loading.tsx'
import { Section } from '#src/shared/ui/section.tsx'
import { Skeleton } from '#src/shared/ui/skeleton.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { Logged } from './logged.tsx'
import { Testimonial } from './testimonial.tsx'

const title = 'Testimonials'
const shown = 4

const Stage = chakra('div', { base: { minHeight: { base: '20rem', md: '13rem' } } })

/** The first four reviews, one at a time. A failure is logged and the section left out. */
export function Testimonials() {
  return (
    <Loading
      fallback={
        <Section title={title}>
          <Stage aria-hidden="true">
            <Skeleton width="8rem" />
            <Skeleton textStyle="quote" height="2.7em" maxWidth="52rem" marginTop="5" />
          </Stage>
          <chakra.div height="11" />
        </Section>
      }
      error={(cause) => <Logged text="Failed to load reviews." cause={cause} />}
    >
      <Reviews />
    </Loading>
  )
}

function Reviews() {
  const reviews = useListAllReviewsSuspense().data.data.reviews.slice(0, shown)
  if (reviews.length === 0) return null
  return (
    <Section title={title}>
      <Carousel label={title} count={reviews.length} interval={10_000}>
        {(rotation) => (
          <>
            <Stage>
              <FadeSlides rotation={rotation} slides={reviews.map((review) => <Testimonial key={review.id} review={review} />)} />
            </Stage>
            <chakra.div marginInlineStart="-3">
              <CarouselControls rotation={rotation} noun="review" />
            </chakra.div>
          </>
        )}
      </Carousel>
    </Section>
  )
}
