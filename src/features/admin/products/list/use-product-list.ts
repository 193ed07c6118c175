import { useListProducts } from '#openapi/generated/client/products/products.ts'
import type { ListSource } from '#src/shared/ui/data-table/list-source.ts'
import { useLocalSource, useLogged } from '#src/shared/ui/data-table/use-local-source.ts'
import type { ListState } from '#src/shared/ui/data-table/use-list-query.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { allProducts, everyProduct } from './all-products.ts'
import { matchesProduct, matchesStock, type ProductRow, productRow } from './product-row.ts'

const failed = 'Failed to load products. Please try again later.'

/** The host pages the admin's list by ten. */
export const productsPerPage = 10

/**
 * Paged by the host as long as nothing is asked of the list; else the whole catalogue, walked once and narrowed here.
 */
export function useProductList(state: ListState<'stock'>): ListSource<ProductRow> {
  const isWhole = state.isNarrowed || state.sort !== null
  const paged = usePagedProducts(state, !isWhole)
  const whole = useWholeList(state, isWhole)
  return isWhole ? whole : paged
}

function useWholeList({ q, filters: { stock } }: ListState<'stock'>, enabled: boolean): ListSource<ProductRow> {
  const client = useQueryClient()
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({ ...allProducts, enabled })
  // An interrupted load leaves an incomplete list, which must not look complete.
  const isBroken = data !== undefined && !data.isComplete && error !== null
  const keep = useCallback((row: ProductRow) => matchesProduct(row, q) && matchesStock(row, stock), [q, stock])
  const source = useLocalSource({
    query: {
      data: isBroken ? undefined : data?.rows,
      error,
      isPlaceholderData,
      isFetching: isFetching && data?.isComplete === true,
      refetch,
    },
    keep,
    failed,
  })
  const isOnItsWay = data !== undefined && !data.isComplete && !isBroken
  return {
    ...source,
    progress: isOnItsWay ? { loaded: data.rows.length, total: data.total } : null,
    all: async () => (await everyProduct(client)).filter(keep),
  }
}

function usePagedProducts(state: ListState<'stock'>, enabled: boolean): ListSource<ProductRow> {
  const client = useQueryClient()
  const query = useListProducts(
    { page: state.page, limit: productsPerPage },
    { query: { enabled, placeholderData: keepPreviousData, staleTime: 0 } },
  )
  const { data, error, isPlaceholderData, isFetching, refetch } = query
  useLogged(failed, error)
  useBackToLastPage(state, enabled && !isPlaceholderData ? data?.pagination.totalPages : undefined)
  const rows = useMemo(() => data?.data.map(productRow), [data])
  return {
    rows,
    ...(data && { total: data.pagination.total }),
    isBusy: isPlaceholderData || (isFetching && rows !== undefined),
    failure: error && data === undefined ? { text: failed, retry: () => void refetch() } : null,
    all: () => everyProduct(client),
  }
}

/** Beyond the last page, after deletions or by a typed address, the host has nothing to show: the last page has. */
function useBackToLastPage({ page, change }: ListState<'stock'>, pages: number | undefined) {
  useEffect(() => {
    if (pages !== undefined && page > Math.max(1, pages)) change({ page: Math.max(1, pages) }, { replace: true })
  }, [page, pages, change])
}
