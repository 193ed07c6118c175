interface Wanted {
  page: number
  limit: number
}

/** One page of a list, each row converted by `answer`. A page past the last is empty. */
export function pageOf<Row, Answer>(all: readonly Row[], { page, limit }: Wanted, answer: (row: Row) => Answer) {
  return {
    data: all.slice((page - 1) * limit, page * limit).map(answer),
    pagination: { page, limit, total: all.length, totalPages: Math.ceil(all.length / limit) },
  }
}

const resultsPerPage = 20

/** One page of search results. */
export function resultsOf<Row, Answer>(found: readonly Row[], page: number, answer: (row: Row) => Answer) {
  const { data, pagination } = pageOf(found, { page, limit: resultsPerPage }, answer)
  return { data, pagination: { currentPage: page, pages: pagination.totalPages, total: pagination.total } }
}
