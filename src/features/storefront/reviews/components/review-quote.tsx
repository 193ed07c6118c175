import { formatDate } from '#src/shared/lib/time/dates.ts'
import type { ShopReview } from '#src/shared/shop/review.ts'
import { Rating } from '#src/shared/ui/rating/rating.tsx'
import { chakra } from '@chakra-ui/react/styled-system'

/** A review on the page of all reviews: stars, quoted text, author and date. */
export function ReviewQuote({ review: { rating, comment, author, date } }: { review: ShopReview }) {
  return (
    <chakra.figure display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3" paddingBlock="7" borderTopWidth="1px">
      <Rating value={rating} />
      <chakra.blockquote fontFamily="heading" fontSize="xl" lineHeight="snug" textWrap="pretty">
        {`“${comment}”`}
      </chakra.blockquote>
      <chakra.figcaption textStyle="small" color="fg.muted">
        <chakra.span color="fg" fontWeight="medium">
          <bdi>{author}</bdi>
        </chakra.span>
        {date !== null && (
          <>
            {' · '}
            <time dateTime={date}>{formatDate(date)}</time>
          </>
        )}
      </chakra.figcaption>
    </chakra.figure>
  )
}
