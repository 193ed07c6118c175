import { getListProductsQueryKey, listProducts } from '#openapi/generated/client/products/products.ts'
import { getSearchProductsQueryKey, searchProducts } from '#openapi/generated/client/search/search.ts'
import type { Product } from '#openapi/generated/model/product.ts'
import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { onceForEach } from '../lib/values/once-for-each.ts'
import { readProduct } from './product.ts'
import { type ListPage, type Walk, walkPages } from '../api/walk-pages.ts'

/** A long list of products while its pages load. */
export type PartialList = Omit<Walk<Product>, 'rows'> & { rows: Product[] }

/** Whether all pages have arrived, which never happens to a list without an end. */
export const isComplete = ({ done, pages }: Pick<PartialList, 'done' | 'pages'>): boolean => done === pages

/**
 * Time between the first two updates; it doubles with each one. Rendering the list again for each of a hundred pages
 * would take longer than loading them.
 */
const firstRestMilliseconds = 250

/** Reads each product once, when its page arrives: reading thousands of them at once holds up the page. */
export const readOnce = onceForEach((product: Product) => readProduct(product))

/** Loads a long list page by page and shows rows as they arrive. A refresh shows the new rows once all have arrived. */
function pageByPage(queryKey: QueryKey, load: (page: number, signal: AbortSignal) => Promise<ListPage<Product>>) {
  return queryOptions<PartialList>({
    queryKey,
    meta: { failed: 'Failed to load products. Please try again later.' },
    // Comparing thousands of rows costs more than rendering them.
    structuralSharing: false,
    queryFn: async ({ client, signal }) => {
      const known = client.getQueryData<PartialList>(queryKey)
      const isRefresh = known !== undefined && isComplete(known)
      let nextAt = -Infinity
      let rest = firstRestMilliseconds
      const walk = await walkPages({
        load: async (page) => {
          const answer = await load(page, signal)
          answer.data.forEach(readOnce)
          return answer
        },
        onPage: (soFar) => {
          if (isRefresh || isComplete(soFar) || performance.now() < nextAt) return
          nextAt = performance.now() + rest
          rest *= 2
          client.setQueryData<PartialList>(queryKey, { ...soFar, rows: soFar.rows() })
        },
      })
      return { ...walk, rows: walk.rows() }
    },
  })
}

/** The whole catalogue, 100 products a page. Under the list's key, so that invalidating the lists refreshes this. */
export const allProducts = pageByPage([...getListProductsQueryKey(), 'all'], (page, signal) =>
  listProducts({ page, limit: 100 }, { signal }),
)

/** All products, once every page has arrived. A list loaded in the last half minute is reused. Rejects if there is no end. */
export async function everyProduct(client: QueryClient): Promise<Product[]> {
  const known = client.getQueryData(allProducts.queryKey)
  const list = await client.fetchQuery({ ...allProducts, staleTime: known && isComplete(known) ? 30_000 : 0 })
  if (!isComplete(list)) throw new RangeError(`The catalogue has more than ${list.done} pages.`)
  return list.rows
}

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
export const allMatches = (q: string) =>
  pageByPage([...getSearchProductsQueryKey({ q }), 'all'], (page, signal) =>
    searchProducts(searchOf(q, page), { signal }),
  )
