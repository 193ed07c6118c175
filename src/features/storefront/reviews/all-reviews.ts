import type { AddressFormat } from '#src/shared/lib/react/use-address-state.ts'
import type { ShopReview } from '#src/shared/shop/review.ts'

export const allReviewsPerPage = 12

/** The sort orders; the server sends the newest first. */
export const reviewOrders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'highest', label: 'Highest rating' },
  { value: 'lowest', label: 'Lowest rating' },
] as const

export type ReviewOrder = (typeof reviewOrders)[number]['value']

/** Which reviews are shown, stored in the address. */
export interface ReviewChoice {
  /** 1 to 5; null for all. */
  stars: number | null
  order: ReviewOrder
  page: number
}

/** Reads the address; unknown values count as the default. */
export function readChoice(params: URLSearchParams): ReviewChoice {
  const stars = Number(params.get('stars'))
  const page = Number(params.get('page'))
  return {
    stars: [1, 2, 3, 4, 5].includes(stars) ? stars : null,
    order: reviewOrders.find(({ value }) => value === params.get('sort'))?.value ?? 'newest',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** Writes the address, without default values. */
export function writeChoice({ stars, order, page }: ReviewChoice): URLSearchParams {
  const params = new URLSearchParams()
  if (stars !== null) params.set('stars', String(stars))
  if (order !== 'newest') params.set('sort', order)
  if (page > 1) params.set('page', String(page))
  return params
}

/** The reviews in the address. Any change except of the page returns to page 1. */
export const reviewFormat: AddressFormat<ReviewChoice, Partial<ReviewChoice>> = {
  read: readChoice,
  write: (params, change) => writeChoice({ ...readChoice(params), page: 1, ...change }),
}

/** The reviews of the chosen page, and the number of all. A page beyond the last counts as the last. */
export function chosenReviews(reviews: readonly ShopReview[], { stars, order, page }: ReviewChoice) {
  const matching = reviews.filter(({ rating }) => stars === null || rating === stars)
  const direction = { newest: 0, highest: -1, lowest: 1 }[order]
  const ordered = matching.toSorted((a, b) => direction * (a.rating - b.rating))
  const pages = Math.max(1, Math.ceil(ordered.length / allReviewsPerPage))
  const current = Math.min(page, pages)
  const shown = ordered.slice((current - 1) * allReviewsPerPage, current * allReviewsPerPage)
  return { shown, total: matching.length, page: current, pages }
}
