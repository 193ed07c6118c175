import { filled } from '#src/shared/ui/form/field-rules.ts'
import * as z from 'zod/mini'

/** The review form of an order; the rating is 0 while none is chosen. */
export const orderReviewRules = z.object({
  productId: z.string(),
  rating: z.number().check(z.minimum(1, 'Please select a rating')),
  review: filled('Please write your review'),
})

export type OrderReviewValues = z.infer<typeof orderReviewRules>
