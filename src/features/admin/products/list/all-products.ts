import { getListProductsQueryKey, listProducts } from '#openapi/generated/client/products/products.ts'
import { walkPages } from '#src/shared/api/walk-pages.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type ProductRow, productRow } from './product-row.ts'

/** The catalogue, as far as its pages have arrived. */
export interface Catalogue {
  rows: ProductRow[]
  total: number
  isComplete: boolean
}

// Below the list's own key, so that whatever refreshes the lists refreshes this too.
const queryKey = [...getListProductsQueryKey(), 'rows']

/** Thousands of rows are sorted and drawn again each time, so not with every page. */
const pauseMilliseconds = 300

/** Walks the whole catalogue, 100 a page: search, filters and sort need all of it. Rows are there as they arrive. */
export const allProducts = queryOptions<Catalogue>({
  queryKey,
  // Thousands of rows are not worth comparing one by one.
  structuralSharing: false,
  // Others sell and edit while this list is open.
  refetchOnWindowFocus: 'always',
  queryFn: async ({ client, signal }) => {
    // A refresh changes the list only when it is complete: rows must not vanish and come back.
    const isFirst = client.getQueryData<Catalogue>(queryKey)?.isComplete !== true
    let total = 0
    let toldAt = -Infinity
    const rows = await walkPages({
      load: async (page) => {
        const { data, pagination } = await listProducts({ page, limit: 100 }, { signal })
        total = pagination.total
        return { data: data.map(productRow), pagination }
      },
      atOnce: 6,
      onPage: (soFar, done, pages) => {
        if (!isFirst || done === pages || performance.now() - toldAt < pauseMilliseconds) return
        toldAt = performance.now()
        client.setQueryData<Catalogue>(queryKey, { rows: soFar(), total, isComplete: false })
      },
    })
    return { rows, total, isComplete: true }
  },
})

/** Every row, also when somebody is still walking: what is there only in part is waited for. */
export async function everyProduct(client: QueryClient): Promise<ProductRow[]> {
  const known = client.getQueryData<Catalogue>(queryKey)
  const { rows } = await client.fetchQuery({ ...allProducts, staleTime: known?.isComplete ? 30_000 : 0 })
  return rows
}
