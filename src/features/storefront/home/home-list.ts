/** What home asks of collections and categories: the first page of ten. */
export const homeList = { page: 1, limit: 10 }
