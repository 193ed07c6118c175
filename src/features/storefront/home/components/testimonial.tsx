import type { Review } from '#openapi/generated/model/review.ts'
import { formatDate } from '#src/shared/lib/dates.ts'
import { Rating } from '#src/shared/ui/rating.tsx'
import { chakra } from '@chakra-ui/react/styled-system'

/** What one customer says. */
export function Testimonial({ review }: { review: Review }) {
  return (
    <chakra.figure
      display="grid"
      gap={{ base: '5', lg: '10' }}
      gridTemplateColumns={{ lg: '3fr 1fr' }}
      alignItems="start"
    >
      <chakra.blockquote textStyle="quote" textWrap="pretty" maxWidth="56rem">
        “{review.comment}”
      </chakra.blockquote>
      <chakra.figcaption display="grid" gap="1" paddingTop={{ lg: '2' }}>
        <Rating value={review.rating} />
        <chakra.span fontWeight="medium" marginTop="1">
          {review.user.name}
        </chakra.span>
        <chakra.span textStyle="small" color="fg.muted">
          {formatDate(review.created_at)}
        </chakra.span>
      </chakra.figcaption>
    </chakra.figure>
  )
}
