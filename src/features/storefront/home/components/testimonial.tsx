import { formatDate } from '#src/shared/lib/time/dates.ts'
import type { ShopReview } from '#src/shared/shop/review.ts'
import { Rating } from '#src/shared/ui/rating/rating.tsx'
import { chakra } from '@chakra-ui/react/styled-system'

/** A review, shortened if it is long: /reviews shows all of it. */
export function Testimonial({ review: { rating, comment, author, date } }: { review: ShopReview }) {
  return (
    <chakra.figure
      display="grid"
      gap={{ base: '5', lg: '10' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 1fr)' }}
      alignItems="start"
    >
      <chakra.blockquote
        textStyle="quote"
        textWrap="pretty"
        maxWidth="56rem"

        lineClamp={{ base: '7', md: '5' }}
      >
        {`“${comment}”`}
      </chakra.blockquote>
      <chakra.figcaption display="grid" gap="1" paddingTop={{ lg: '2' }}>
        <Rating value={rating} />
        <chakra.span fontWeight="medium" marginTop="1">
          <bdi>{author}</bdi>
        </chakra.span>
        {date !== null && (
          <chakra.span textStyle="small" color="fg.muted">
            {formatDate(date)}
          </chakra.span>
        )}
      </chakra.figcaption>
    </chakra.figure>
  )
}
