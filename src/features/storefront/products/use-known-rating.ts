import { useListReviews } from '#openapi/generated/client/reviews/reviews.ts'
import { averageRating, readReviews } from '#src/shared/lib/review.ts'
import { numberOf } from '#src/shared/lib/wire.ts'
import type { KnownRating } from './json-ld.ts'

/** As the list below asks for its first page, so that both share one call. */
const firstPage = { page: 1, limit: 5 }

/** The average of the newest reviews of a product, and how many there are; null while unknown and where there are none. */
export function useKnownRating(productId: string): KnownRating | null {
  const { data } = useListReviews({ productId, ...firstPage })
  const reviews = readReviews(data?.data?.reviews)
  const average = averageRating(reviews)
  if (average === null) return null
  const pages = numberOf(data?.data.pagination?.totalPages, 1)
  const count = numberOf(data?.data.pagination?.total) || (pages > 1 ? null : reviews.length)
  return { average, read: reviews.length, count }
}
