import type { Review } from '#openapi/generated/model/review.ts'

/** A review as the screens use it. */
export interface ShopReview {
  id: string
  /** Stars, 0 to 5. */
  rating: number
  comment: string
  author: string
  /** ISO date; null if the server sent no valid one. */
  date: string | null
}

/** The reviews of a list. */
export function readReviews(rows: readonly Review[]): ShopReview[] {
  return rows.map(({ id, rating, comment, user, created_at }) => ({
    id,
    rating: Math.min(5, Math.max(0, rating)),
    comment,
    author: user.name || 'A customer',
    date: Number.isNaN(Date.parse(created_at)) ? null : created_at,
  }))
}

/** The average rating to one decimal; null without reviews. */
export function averageRating(reviews: readonly Pick<ShopReview, 'rating'>[]): number | null {
  if (reviews.length === 0) return null
  return Math.round((reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length) * 10) / 10
}

/** The server's message about a second review by the same person, and the text shown instead. */
export const reviewRefusals: Readonly<Record<string, string>> = {
  'User has already reviewed this product': 'You have already reviewed this product',
}
