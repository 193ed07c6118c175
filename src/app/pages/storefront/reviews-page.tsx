import { useListAllReviews } from '#openapi/generated/client/reviews/reviews.ts'
import { AllReviews } from '#src/features/storefront/reviews/components/all-reviews.tsx'
import { AllReviewsSkeleton } from '#src/features/storefront/reviews/components/all-reviews-skeleton.tsx'
import { readReviews } from '#src/shared/shop/review.ts'
import { LoggedFailure } from '#src/shared/ui/failed/logged-failure.tsx'
import { Page } from '#src/shared/ui/page/page.tsx'

/** The reviews of all products. */
export function ReviewsPage() {
  const { data, error, refetch } = useListAllReviews()
  return (
    <Page title="Reviews" description="What customers say about the jewellery they bought from Suvarnika.">
      {data !== undefined && <AllReviews reviews={readReviews(data.data.reviews)} />}
      {data === undefined && error === null && <AllReviewsSkeleton />}
      {data === undefined && error !== null && (
        <LoggedFailure
          text="Failed to load reviews. Please try again later."
          cause={error}
          onRetry={() => void refetch()}
        />
      )}
    </Page>
  )
}
