import { useListProducts } from '#openapi/generated/client/products/products.ts'
import { allProducts, isComplete } from '#src/shared/shop/all-products.ts'
import type { Product } from '#openapi/generated/model/product.ts'
import type { ProductPage } from '#openapi/generated/model/productPage.ts'
import { readProduct } from '#src/shared/shop/product.ts'
import type { ListSource } from '#src/shared/ui/data-table/list-source.ts'
import { useLocalSource } from '#src/shared/ui/data-table/use-local-source.ts'
import type { ListState } from '#src/shared/ui/data-table/use-list-query.ts'
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useEffect, useMemo } from 'react'
import { matchesProduct, matchesStock, type ProductRow, productRow } from './product-row.ts'

const rowOf = (product: Product) => productRow(product, readProduct(product))

const allRows = allProducts('rows', rowOf)

/** Every row, once all pages have arrived. A list loaded in the last half minute is reused. Rejects if there is no end. */
async function everyRow(client: QueryClient): Promise<ProductRow[]> {
  const loaded = client.getQueryData(allRows.queryKey)
  const list = await client.fetchQuery({ ...allRows, staleTime: loaded && isComplete(loaded) ? 30_000 : 0 })
  if (!isComplete(list)) throw new RangeError(`The catalogue has more than ${list.done} pages.`)
  return list.rows
}

const failed = 'Failed to load products. Please try again later.'

/** The server's page size for this list. */
export const productsPerPage = 10

/** The server's pages; with a search, filter or sort the whole catalogue, which is filtered here. */
export function useProductList(state: ListState<'stock'>): ListSource<ProductRow> {
  const isWhole = state.isNarrowed || state.sort !== null
  const paged = usePagedProducts(state, !isWhole)
  const whole = useWholeList(state, isWhole)
  if (!isWhole) return paged
  // The rows on the screen stay until the first of the whole list arrive, and with them the focus on a column's button.
  const isFirst = whole.rows === undefined && whole.failure === null && paged.rows !== undefined
  return isFirst ? { ...paged, isBusy: true, all: whole.all } : whole
}

function useWholeList({ q, filters: { stock } }: ListState<'stock'>, enabled: boolean): ListSource<ProductRow> {
  const client = useQueryClient()
  const {
    data: newest,
    error,
    isPlaceholderData,
    isFetching,
    refetch,
  } = useQuery({
    ...allRows,
    enabled,
    // Others sell and edit while this list is open.
    refetchOnWindowFocus: 'always',
  })
  // Deferred, so that a press takes priority over thousands of new rows.
  const data = useDeferredValue(newest)
  const isLoadingMore = data !== undefined && !isComplete(data)
  // An interrupted load leaves an incomplete list, which must not look complete.
  const isBroken = isLoadingMore && error !== null
  const rows = data?.rows
  const keep = useCallback((row: ProductRow) => matchesProduct(row, q) && matchesStock(row, stock), [q, stock])
  const source = useLocalSource({
    query: {
      data: isBroken ? undefined : rows,
      error,
      isPlaceholderData,
      isFetching: isFetching && data !== undefined && !isLoadingMore,
      refetch: async (options) => ({ data: (await refetch(options)).data?.rows }),
    },
    keep,
    failed,
  })
  return {
    ...source,
    progress: isLoadingMore && !isBroken ? { loaded: data.rows.length, total: data.total } : null,
    all: async () => (await everyRow(client)).filter(keep),
  }
}

function usePagedProducts(state: ListState<'stock'>, enabled: boolean): ListSource<ProductRow> {
  const client = useQueryClient()
  const query = useListProducts(
    { page: state.page, limit: productsPerPage },
    { query: { enabled, placeholderData: keepPreviousData, staleTime: 0, meta: { failed } } },
  )
  const { data, error, isPlaceholderData, isFetching, refetch } = query
  // A server without pages sends every product at once; the table then makes the pages.
  const isWhole = data !== undefined && data.pagination.totalPages <= 1 && data.data.length > productsPerPage
  const { total, pages } = sizeOf(data, state.page)
  const isBeyond = useBackToLastPage(state, enabled && !isPlaceholderData && !isWhole ? pages : undefined)
  const rows = useMemo(() => data?.data.map(rowOf), [data])
  return {
    rows,
    ...(data && !isWhole && { total }),
    isBusy: isPlaceholderData || (isFetching && rows !== undefined) || isBeyond,
    failure: error && data === undefined ? { text: failed, retry: () => void refetch() } : null,
    all: () => everyRow(client),
  }
}

/** How long the list is, as far as the answer tells: a host may leave out one number or both, which then read as 0. */
function sizeOf(answer: ProductPage | undefined, page: number): { total: number; pages: number | undefined } {
  if (answer === undefined) return { total: 0, pages: undefined }
  const { data, pagination } = answer
  const shown = (page - 1) * productsPerPage + data.length
  const total = pagination.total || Math.max(shown, pagination.totalPages * productsPerPage)
  const pages = pagination.totalPages || Math.ceil(pagination.total / productsPerPage)
  return { total, pages: pages === 0 && data.length > 0 ? undefined : pages }
}

/** Goes to the last page from one beyond it, as after deletions or by a typed address; returns whether it is about to. */
function useBackToLastPage({ page, change }: ListState<'stock'>, pages: number | undefined): boolean {
  const last = Math.max(1, pages ?? page)
  const isBeyond = page > last
  useEffect(() => {
    if (isBeyond) change({ page: last }, { replace: true })
  }, [isBeyond, last, change])
  return isBeyond
}
