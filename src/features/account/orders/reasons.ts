import { isBlank } from '#src/shared/lib/text/is-blank.ts'

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
export interface ReasonValues {
  reason: string
  other: string
}

export const noReason: ReasonValues = { reason: '', other: '' }

/** Messages for missing values, by field. */
export function reasonErrors({ reason, other }: ReasonValues): Partial<Record<keyof ReasonValues, string>> {
  if (reason === '') return { reason: 'Please select a reason' }
  return reason === 'Other' && isBlank(other) ? { other: 'Please tell us the reason' } : {}
}

/** The chosen reason, or for 'Other' the person's own text. */
export function sentReason({ reason, other }: ReasonValues): string {
  return reason === 'Other' ? other.trim() : reason
}
