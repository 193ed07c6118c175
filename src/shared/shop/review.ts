import type { Review } from '#openapi/generated/model/review.ts'
import { listOf, numberOf, textOf } from '../lib/values/wire.ts'

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

type WireReview = { [Field in Exclude<keyof Review, 'user'>]?: Review[Field] | null } & {
  user?: { name?: string | null } | null
}

/** The reviews of a list; missing fields get a default. */
export function readReviews(rows: readonly WireReview[] | null | undefined): ShopReview[] {
  return listOf(rows).map(({ id, rating, comment, user, created_at }, index) => ({
    id: textOf(id) || String(index),
    rating: Math.min(5, Math.max(0, numberOf(rating))),
    comment: textOf(comment),
    author: textOf(user?.name) || 'A customer',
    date: Number.isNaN(Date.parse(textOf(created_at))) ? null : textOf(created_at),
  }))
}

/** The average rating to one decimal; null without reviews. */
export function averageRating(reviews: readonly Pick<ShopReview, 'rating'>[]): number | null {
  if (reviews.length === 0) return null
  return Math.round((reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length) * 10) / 10
}
