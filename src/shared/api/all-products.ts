import { getListProductsQueryKey, listProducts } from '#openapi/generated/client/products/products.ts'
import { getSearchProductsQueryKey, searchProducts } from '#openapi/generated/client/search/search.ts'
import type { Product } from '#openapi/generated/model/product.ts'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { type ListPage, walkPages } from './walk-pages.ts'

/** A long list, as far as its pages have arrived. */
export interface Arriving<T> {
  rows: T[]
  done: number
  pages: number
}

/** Between two looks at what has arrived: a list drawn anew for each of a hundred pages leaves no time for anything else. */
const restMilliseconds = 250

/** Walks a long list once and shows its rows as they arrive. A refresh shows the new rows when all are there. */
function arriving<T>(queryKey: QueryKey, load: (page: number, signal: AbortSignal) => Promise<ListPage<T>>) {
  return queryOptions<Arriving<T>>({
    queryKey,
    // Thousands of rows are not worth comparing one by one.
    structuralSharing: false,
    queryFn: async ({ client, signal }) => {
      const known = client.getQueryData<Arriving<T>>(queryKey)
      const isRefresh = known !== undefined && known.done === known.pages
      let shownAt = -Infinity
      const rows = await walkPages({
        load: (page) => load(page, signal),
        atOnce: 6,
        onPage: (soFar, done, pages) => {
          if (isRefresh || done === pages || performance.now() - shownAt < restMilliseconds) return
          shownAt = performance.now()
          client.setQueryData<Arriving<T>>(queryKey, { rows: soFar(), done, pages })
        },
      })
      return { rows, done: 1, pages: 1 }
    },
  })
}

/** The whole catalogue, 100 products a page. Under the list's own key, so that what refreshes the lists refreshes this. */
export const allProducts = arriving<Product>([...getListProductsQueryKey(), 'all'], (page, signal) =>
  listProducts({ page, limit: 100 }, { signal }),
)

/** What the search call carries; no field is filtered by the host. */
export const searchOf = (q: string, page = 1) => ({ q, page, filters: '{}' })

/** Every match of a search, page by page. */
export const allMatches = (q: string) =>
  arriving<Product>([...getSearchProductsQueryKey({ q }), 'all'], async (page, signal) => {
    const { data, pagination } = await searchProducts(searchOf(q, page), { signal })
    return { data, pagination: { totalPages: pagination.pages } }
  })
