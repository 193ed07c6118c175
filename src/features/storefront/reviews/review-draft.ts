/** A review as it is being written; rating 0 while none is chosen. */
export interface ReviewDraft {
  rating: number
  comment: string
}

export const blankDraft: ReviewDraft = { rating: 0, comment: '' }

export type ReviewProblems = Partial<Record<keyof ReviewDraft, string>>

/** Errors for missing values, by field. */
export function reviewProblems({ rating, comment }: ReviewDraft): ReviewProblems {
  return {
    ...(rating === 0 && { rating: 'Please select a rating' }),
    ...(comment.trim() === '' && { comment: 'Please write a comment' }),
  }
}

/** The message for a review that was refused. */
export function failureText(serverMessage: string | undefined): string {
  return serverMessage === 'User has already reviewed this product'
    ? 'You have already reviewed this product'
    : 'Failed to submit review. Please try again.'
}

const keyOf = (productId: string) => `shop:review-draft:${productId}`

/** Keeps the draft in this tab, so that it outlives a new sign-in or a look at another page. */
export function keepDraft(productId: string, draft: ReviewDraft): void {
  try {
    sessionStorage.setItem(keyOf(productId), JSON.stringify(draft))
  } catch {
    // Storage is blocked: the draft lives as long as the form.
  }
}

/** The kept draft, or a blank one. */
export function keptDraft(productId: string): ReviewDraft {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(productId)) ?? 'null')
    return isDraft(value) ? value : blankDraft
  } catch {
    return blankDraft
  }
}

function isDraft(value: unknown): value is ReviewDraft {
  if (typeof value !== 'object' || value === null) return false
  const { rating, comment }: Partial<Record<keyof ReviewDraft, unknown>> = value
  return typeof rating === 'number' && rating >= 0 && rating <= 5 && typeof comment === 'string'
}
