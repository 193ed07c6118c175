import { serverMessage } from '#src/shared/api/api-error.ts'
import { ownValue } from '#src/shared/lib/values/own-value.ts'
import { filled } from '#src/shared/ui/form/field-rules.ts'
import * as z from 'zod/mini'
import { reviewRefusals } from '#src/shared/shop/review.ts'

/** The values of the review form and their rules; rating 0 while none is chosen. */
export const reviewRules = z.object({
  rating: z.number().check(z.minimum(1, 'Please select a rating')),
  comment: filled('Please write a comment'),
})

export type ReviewValues = z.infer<typeof reviewRules>

export const blankReview: ReviewValues = { rating: 0, comment: '' }

/** The message for a review that was refused. */
export function refusalText(error: unknown): string {
  return ownValue(reviewRefusals, serverMessage(error) ?? '') ?? 'Failed to submit review. Please try again.'
}
