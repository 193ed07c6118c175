/** What the review form of an order holds; the rating is 0 while none is chosen. */
export interface OrderReviewValues {
  productId: string
  rating: number
  review: string
}

/** What is still missing, in words. */
export function orderReviewErrors({
  rating,
  review,
}: OrderReviewValues): Partial<Record<keyof OrderReviewValues, string>> {
  return {
    ...(rating === 0 && { rating: 'Please select a rating' }),
    ...(review.trim() === '' && { review: 'Please write your review' }),
  }
}
