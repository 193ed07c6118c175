import { useListReviews } from '#openapi/generated/client/reviews/reviews.ts'
import type { KnownRating } from './json-ld.ts'

const mostPerPage = 100

/** The average of a product's stars; null while it is not known, and where there are more reviews than one page tells of. */
export function useKnownRating(productId: string): KnownRating | null {
  const { data } = useListReviews({ productId, page: 1, limit: mostPerPage })
  if (data === undefined) return null
  const { reviews, pagination } = data.data
  if (reviews.length === 0 || pagination.total > reviews.length) return null
  const sum = reviews.reduce((total, { rating }) => total + rating, 0)
  return { average: Math.round((sum / reviews.length) * 10) / 10, count: reviews.length }
}
