import { isBlank } from '#src/shared/lib/text/is-blank.ts'
import * as z from 'zod/mini'

/** Reasons to cancel an order. */
export const cancelReasons = [
  'Changed my mind',
  'Ordered by mistake',
  'Found a better price elsewhere',
  'Shipping time too long',
  'Other',
] as const

/** Reasons to return an order. */
export const returnReasons = [
  'Broken Product',
  'Wrong Size',
  'Different from description',
  'Quality not as expected',
  'Other',
] as const

/** The chosen reason, and the text for 'Other'. */
export const reasonRules = z
  .object({ reason: z.string().check(z.minLength(1, 'Please select a reason')), other: z.string() })
  .check(
    z.refine(({ reason, other }) => reason !== 'Other' || !isBlank(other), {
      path: ['other'],
      error: 'Please tell us the reason',
    }),
  )

export type ReasonValues = z.infer<typeof reasonRules>

export const noReason: ReasonValues = { reason: '', other: '' }

/** The chosen reason, or for 'Other' the person's own text. */
export function sentReason({ reason, other }: ReasonValues): string {
  return reason === 'Other' ? other.trim() : reason
}
