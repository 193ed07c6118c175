import { getListReviewsQueryOptions } from '#openapi/generated/client/reviews/reviews.ts'
import { useQuery } from '@tanstack/react-query'
import { averageRating, readReviews } from '#src/shared/shop/review.ts'
import type { KnownRating } from './json-ld.ts'

/** The same parameters as for the first page of the list below, so that both share one call. */
const firstPage = { page: 1, limit: 5 }

/** The newest reviews of a product, as query options. */
export const knownRating = (productId: string) => getListReviewsQueryOptions({ productId, ...firstPage })

/** The average of a product's newest reviews, and the number of all; null while unknown or if there are none. */
export function useKnownRating(productId: string): KnownRating | null {
  const { data } = useQuery(knownRating(productId))
  if (data === undefined) return null
  const { pagination } = data.data
  const reviews = readReviews(data.data.reviews)
  const average = averageRating(reviews)
  if (average === null) return null
  const count = pagination.total || (pagination.totalPages > 1 ? null : reviews.length)
  return { average, read: reviews.length, count }
}
