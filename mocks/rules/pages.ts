interface Wanted {
  page: number
  limit: number
}

/** One page of a list, each row converted by `answer`. A page past the last is empty. */
export function pageOf<Kept, Answer>(all: readonly Kept[], { page, limit }: Wanted, answer: (kept: Kept) => Answer) {
  return {
    data: all.slice((page - 1) * limit, page * limit).map(answer),
    pagination: { page, limit, total: all.length, totalPages: Math.ceil(all.length / limit) },
  }
}

const resultsPerPage = 20

/** One page of search results. */
export function resultsOf<Kept, Answer>(found: readonly Kept[], page: number, answer: (kept: Kept) => Answer) {
  const { data, pagination } = pageOf(found, { page, limit: resultsPerPage }, answer)
  return { data, pagination: { currentPage: page, pages: pagination.totalPages, total: pagination.total } }
}
