/** Why an order is cancelled. */
export const cancelReasons = [
  'Changed my mind',
  'Ordered by mistake',
  'Found a better price elsewhere',
  'Shipping time too long',
  'Other',
] as const

/** Why an order goes back. */
export const returnReasons = [
  'Broken Product',
  'Wrong Size',
  'Different from description',
  'Quality not as expected',
  'Other',
] as const

/** What a form about reasons holds: the chosen one, and the words for 'Other'. */
export interface ReasonValues {
  reason: string
  other: string
}

export const noReason: ReasonValues = { reason: '', other: '' }

/** What is still missing, in words. */
export function reasonErrors({ reason, other }: ReasonValues): Partial<Record<keyof ReasonValues, string>> {
  if (reason === '') return { reason: 'Please select a reason' }
  return reason === 'Other' && other.trim() === '' ? { other: 'Please tell us the reason' } : {}
}

/** What is sent: the chosen reason, or for 'Other' the person's own words. */
export function sentReason({ reason, other }: ReasonValues): string {
  return reason === 'Other' ? other.trim() : reason
}
