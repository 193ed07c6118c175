import { useListReviewsSuspense } from '#openapi/generated/client/reviews/reviews.ts'
import { formatDate } from '#src/shared/lib/time/dates.ts'
import { readReviews, type ShopReview } from '#src/shared/shop/review.ts'
import { PageBeyond } from '#src/shared/ui/page/page-beyond.tsx'
import { PageLinks } from '#src/shared/ui/page-links/page-links.tsx'
import { Rating } from '#src/shared/ui/rating/rating.tsx'
import { useShowMore } from '#src/shared/ui/show-more/use-show-more.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useSearchParams } from 'react-router-dom'
import { reviewPage, reviewPageAddress, reviewsPerPage } from '../review-page.ts'

/** One page of a product's reviews. */
export function ReviewList({ productId }: { productId: string }) {
  const [search] = useSearchParams()
  const page = reviewPage(search)
  const { data } = useListReviewsSuspense({ productId, page, limit: reviewsPerPage }).data
  const reviews = readReviews(data.reviews)
  const { shown, more } = useShowMore(reviews)
  const pages = data.pagination.totalPages
  const to = (target: number) => reviewPageAddress(search, target)

  if (reviews.length === 0 && (page === 1 || pages === 0)) {
    return (
      <chakra.p paddingBlock="6" borderTopWidth="1px" color="fg.muted">
        No reviews yet. Be the first to review this product!
      </chakra.p>
    )
  }
  if (reviews.length === 0) return <PageBeyond page={page} to={to(1)} />
  return (
    <div>
      <ul>
        {shown.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      {more}
      <PageLinks page={page} pages={pages} to={to} label="Pages of reviews" />
    </div>
  )
}

function ReviewItem({ review: { rating, comment, author, date } }: { review: ShopReview }) {
  return (
    <chakra.li paddingBlock="6" borderTopWidth="1px">
      <Rating value={rating} />
      <chakra.p dir="auto" marginTop="2.5" whiteSpace="pre-line" maxWidth="prose">
        {comment}
      </chakra.p>
      <chakra.p marginTop="2.5" fontSize="sm" color="fg.muted">
        <bdi>{author}</bdi>
        {date !== null && (
          <>
            {' · '}
            <time dateTime={date}>{formatDate(date)}</time>
          </>
        )}
      </chakra.p>
    </chakra.li>
  )
}
