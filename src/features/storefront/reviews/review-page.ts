/** Reviews on one page of a product's list. */
export const reviewsPerPage = 5

/** The parameter of the product page that holds the page of its reviews. */
const parameter = 'reviews'

/** The id of the reviews on the product page. */
export const reviewsId = 'reviews'

/** The page of reviews that the address asks for; 1 where it asks for none. */
export function reviewPage(search: URLSearchParams): number {
  const page = Number(search.get(parameter))
  return Number.isInteger(page) && page > 0 ? page : 1
}

/** The address of a page of reviews; all else in it stays. */
export function reviewPageAddress(search: URLSearchParams, page: number): { search: string; hash: string } {
  const next = new URLSearchParams(search)
  if (page === 1) next.delete(parameter)
  else next.set(parameter, String(page))
  return { search: next.toString(), hash: reviewsId }
}
