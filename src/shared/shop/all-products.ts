import { getListProductsQueryKey, listProducts } from '#openapi/generated/client/products/products.ts'
import { getSearchProductsQueryKey, searchProducts } from '#openapi/generated/client/search/search.ts'
import type { Product } from '#openapi/generated/model/product.ts'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { type ListPage, type Walk, walkPages } from '../api/walk-pages.ts'

/** A long list of products while its pages load, as rows of the screen that shows it. */
export type PartialList<Row> = Omit<Walk<Row>, 'rows'> & { rows: Row[] }

/** Whether all pages have arrived, which never happens to a list without an end. */
export const isComplete = ({ done, pages }: Pick<PartialList<unknown>, 'done' | 'pages'>): boolean => done === pages

/**
 * Time between the first two updates; it doubles with each one. Rendering the list again for each of a hundred pages
 * would take longer than loading them.
 */
const firstRestMilliseconds = 250

/**
 * Loads a long list page by page and shows rows as they arrive. A refresh shows the new rows once all have arrived. Each
 * row is made once, so that it is the same object in every update.
 */
function pageByPage<Row>(
  queryKey: QueryKey,
  load: (page: number, signal: AbortSignal) => Promise<ListPage<Product>>,
  read: (product: Product) => Row,
) {
  return queryOptions<PartialList<Row>>({
    queryKey,
    meta: { failed: 'Failed to load products. Please try again later.' },
    // Comparing thousands of rows costs more than rendering them.
    structuralSharing: false,
    queryFn: async ({ client, signal }) => {
      const before = client.getQueryData<PartialList<Row>>(queryKey)
      const isRefresh = before !== undefined && isComplete(before)
      let nextAt = -Infinity
      let rest = firstRestMilliseconds
      const walk = await walkPages({
        load: (page) => load(page, signal),
        read,
        onPage: (soFar) => {
          if (isRefresh || isComplete(soFar) || performance.now() < nextAt) return
          nextAt = performance.now() + rest
          rest *= 2
          client.setQueryData<PartialList<Row>>(queryKey, { ...soFar, rows: soFar.rows() })
        },
      })
      return { ...walk, rows: walk.rows() }
    },
  })
}

/**
 * The whole catalogue, 100 products a page. `name` tells caches with different rows apart. Under the list's key, so that
 * invalidating the lists refreshes this.
 */
export const allProducts = <Row>(name: string, read: (product: Product) => Row) =>
  pageByPage(
    [...getListProductsQueryKey(), 'all', name],
    (page, signal) => listProducts({ page, limit: 100 }, { signal }),
    read,
  )

/** As many characters of a search as the contract allows. */
const longest = 200

/** The parameters of a search, without filters: of a longer text its beginning, without signs that cannot be seen. */
export const searchOf = (q: string, page = 1) => ({
  q: Array.from(q.replaceAll(/\p{Cf}/gu, ''))
    .slice(0, longest)
    .join(''),
  page,
  filters: '{}',
})

/** Every match of a search, page by page. */
export const allMatches = <Row>(q: string, name: string, read: (product: Product) => Row) =>
  pageByPage(
    [...getSearchProductsQueryKey({ q }), 'all', name],
    (page, signal) => searchProducts(searchOf(q, page), { signal }),
    read,
  )
