import { serverMessage } from '#src/shared/api/api-error.ts'
import { isBlank } from '#src/shared/lib/text/is-blank.ts'
import { own } from '#src/shared/lib/values/own.ts'
import { reviewRefusals } from '#src/shared/shop/review-refusal.ts'

/** The values of the review form; rating 0 while none is chosen. */
export interface ReviewValues {
  rating: number
  comment: string
}

export const blankReview: ReviewValues = { rating: 0, comment: '' }

/** Messages for missing values, by field. */
export function reviewErrors({ rating, comment }: ReviewValues): Partial<Record<keyof ReviewValues, string>> {
  return {
    ...(rating === 0 && { rating: 'Please select a rating' }),
    ...(isBlank(comment) && { comment: 'Please write a comment' }),
  }
}

/** The message for a review that was refused. */
export function refusalText(error: unknown): string {
  return own(reviewRefusals, serverMessage(error) ?? '') ?? 'Failed to submit review. Please try again.'
}
