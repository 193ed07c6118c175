import type { Review } from '#openapi/generated/model/review.ts'
import { formatDate } from '#src/shared/lib/dates.ts'
import { Rating } from '#src/shared/ui/rating.tsx'
import { chakra } from '@chakra-ui/react/styled-system'

/** What one customer says. */
export function Testimonial({ review }: { review: Review }) {
  return (
    <chakra.figure maxWidth="56rem">
      <Rating value={review.rating} />
      <chakra.blockquote textStyle="quote" marginTop="4" textWrap="pretty">
        “{review.comment}”
      </chakra.blockquote>
      <chakra.figcaption fontSize="sm" color="fg.muted" marginTop="5">
        {review.user.name}, {formatDate(review.created_at)}
      </chakra.figcaption>
    </chakra.figure>
  )
}
