import { isBlank } from '#src/shared/lib/text/is-blank.ts'

/** The review form of an order; the rating is 0 while none is chosen. */
export interface OrderReviewValues {
  productId: string
  rating: number
  review: string
}

/** Messages for missing values, by field. */
export function orderReviewErrors({
  rating,
  review,
}: OrderReviewValues): Partial<Record<keyof OrderReviewValues, string>> {
  return {
    ...(rating === 0 && { rating: 'Please select a rating' }),
    ...(isBlank(review) && { review: 'Please write your review' }),
  }
}
