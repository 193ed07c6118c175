import { useListReviewsSuspense } from '#openapi/generated/client/reviews/reviews.ts'
import type { Review } from '#openapi/generated/model/review.ts'
import { formatDate } from '#src/shared/lib/dates.ts'
import { PageLinks } from '#src/shared/ui/page-links.tsx'
import { Empty } from '#src/shared/ui/empty.tsx'
import { Rating } from '#src/shared/ui/rating.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useSearchParams } from 'react-router-dom'
import { reviewPage, reviewPageAddress } from '../review-page.ts'

const limit = 5

/** One page of what others say of the product. */
export function ReviewList({ productId }: { productId: string }) {
  const [search] = useSearchParams()
  const page = reviewPage(search)
  const { data } = useListReviewsSuspense({ productId, page, limit }).data
  if (data.pagination.total === 0) return <Empty title="No reviews yet. Be the first to review this product!" />
  return (
    <div>
      <ul>
        {data.reviews.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      <PageLinks
        page={page}
        pages={data.pagination.totalPages}
        to={(to) => reviewPageAddress(search, to)}
        label="Pages of reviews"
      />
    </div>
  )
}

function ReviewItem({ review: { rating, comment, user, created_at } }: { review: Review }) {
  return (
    <chakra.li paddingBlock="6" borderTopWidth="1px">
      <Rating value={rating} />
      <chakra.p marginTop="2.5" whiteSpace="pre-line" maxWidth="prose">
        {comment}
      </chakra.p>
      <chakra.p marginTop="2.5" fontSize="sm" color="fg.muted">
        {user.name} · <time dateTime={created_at}>{formatDate(created_at)}</time>
      </chakra.p>
    </chakra.li>
  )
}
