import { useListAllReviewsSuspense } from '#openapi/generated/client/reviews/reviews.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { readReviews } from '#src/shared/shop/review.ts'
import { Carousel, CarouselControls, FadeSlides } from '#src/shared/ui/carousel/carousel.tsx'
import { inlineLink } from '#src/shared/ui/page/layout.tsx'
import { Loading } from '#src/shared/ui/loading/loading.tsx'
import { Section } from '#src/shared/ui/page/section.tsx'
import { Skeleton } from '#src/shared/ui/loading/skeleton.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import { Testimonial } from './testimonial.tsx'

const title = 'Testimonials'
const shown = 4

const AllReviews = chakra(Link, {
  base: { ...inlineLink.base, display: 'inline-block', marginTop: '6', paddingBlock: '1' },
})

/** High enough for most reviews. */
const Stage = chakra('div', { base: { minHeight: { base: '18rem', md: '14rem', lg: '10rem' } } })

/** The first four reviews, one at a time, and a link to all. A failure is logged and the section is left out. */
export function Testimonials() {
  return (
    <Loading
      fallback={
        <Section title={title} action={<chakra.div height="11" />}>
          <Stage aria-hidden="true">
            <Skeleton textStyle="quote" height="2.7em" maxWidth="56rem" />
          </Stage>
        </Section>
      }
      error={() => null}
    >
      <Reviews />
    </Loading>
  )
}

function Reviews() {
  const { data } = useListAllReviewsSuspense({ query: { meta: { failed: 'Failed to load reviews.' } } }).data
  const reviews = readReviews(data.reviews).slice(0, shown)
  if (reviews.length === 0) return null
  const slides = reviews.map((review) => <Testimonial key={review.id} review={review} />)
  return (
    <Carousel label="What customers say" count={reviews.length} interval={10_000}>
      {(rotation) => (
        <Section title={title} action={<CarouselControls rotation={rotation} noun="review" />}>
          <Stage>
            <FadeSlides rotation={rotation} slides={slides} />
          </Stage>
          <AllReviews to={paths.reviews()}>Read all reviews</AllReviews>
        </Section>
      )}
    </Carousel>
  )
}
