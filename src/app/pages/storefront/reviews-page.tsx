import { useListAllReviews } from '#openapi/generated/client/reviews/reviews.ts'
import { AllReviews } from '#src/features/storefront/reviews/components/all-reviews.tsx'
import { AllReviewsSkeleton } from '#src/features/storefront/reviews/components/all-reviews-skeleton.tsx'
import { readReviews } from '#src/shared/shop/review.ts'
import { Failed } from '#src/shared/ui/failed/failed.tsx'
import { Page } from '#src/shared/ui/page/page.tsx'

const failed = 'Failed to load reviews. Please try again later.'

/** The reviews of all products. */
export function ReviewsPage() {
  const { data, error, refetch } = useListAllReviews({ query: { meta: { failed } } })
  return (
    <Page title="Reviews" description="What customers say about the jewellery they bought from Suvarnika.">
      {data !== undefined && <AllReviews reviews={readReviews(data.data.reviews)} />}
      {data === undefined && error === null && <AllReviewsSkeleton />}
      {data === undefined && error !== null && <Failed text={failed} onRetry={() => void refetch()} />}
    </Page>
  )
}
