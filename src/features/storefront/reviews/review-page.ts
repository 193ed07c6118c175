import { withoutCampaign } from '#src/shared/lib/campaign.ts'
export const reviewsPerPage = 5

/** The address parameter of the product page for the page of reviews. */
const parameter = 'reviews'

/** The id of the reviews on the product page. */
export const reviewsId = 'reviews'

/** The page of reviews in the address; 1 if there is none. */
export function reviewPage(search: URLSearchParams): number {
  const page = Number(search.get(parameter))
  return Number.isInteger(page) && page > 0 ? page : 1
}

/** The address of a page of reviews, with the other parameters kept. */
export function reviewPageAddress(search: URLSearchParams, page: number): { search: string; hash: string } {
  const next = withoutCampaign(search)
  if (page === 1) next.delete(parameter)
  else next.set(parameter, String(page))
  return { search: next.toString(), hash: reviewsId }
}
