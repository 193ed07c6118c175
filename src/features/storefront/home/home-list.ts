/** The first page of ten, which the home page shows of collections and categories. */
export const homeList = { page: 1, limit: 10 }
