import { useListAllOrders } from '#openapi/generated/client/orders/orders.ts'
import { getSearchOrdersQueryKey, searchOrders } from '#openapi/generated/client/search/search.ts'
import type { AdminOrder } from '#openapi/generated/model/adminOrder.ts'
import { walkPages } from '#src/shared/api/walk-pages.ts'
import type { ListSource } from '#src/shared/ui/data-table/list-source.ts'
import { useLocalSource } from '#src/shared/ui/data-table/use-local-source.ts'
import type { ListState } from '#src/shared/ui/data-table/use-list-query.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { matchesOrder } from './matches-order.ts'

/** All orders, newest first as the host sends them; with a text, those that the host's search finds by e-mail. Filters hold for either. */
export function useOrderList({ q, filters: { payment, shipment } }: ListState<'payment' | 'shipment'>): ListSource<AdminOrder> {
  const listed = useListAllOrders({ query: { enabled: q === '', staleTime: 0 } })
  const found = useFoundOrders(q)
  const keep = useCallback((order: AdminOrder) => matchesOrder(order, { payment, shipment }), [payment, shipment])
  const ofList = useLocalSource({ query: listed, keep, failed: 'Failed to fetch orders. Please try again later.' })
  const ofSearch = useLocalSource({ query: found, keep, failed: 'Error fetching orders. Please try again later.' })
  return q === '' ? ofList : ofSearch
}

function useFoundOrders(q: string) {
  return useQuery({
    queryKey: [...getSearchOrdersQueryKey({ q }), 'rows'],
    queryFn: ({ signal }) =>
      walkPages({
        load: async (page) => {
          const { data, pagination } = await searchOrders({ q, page }, { signal })
          return { data, pagination: { totalPages: pagination.pages } }
        },
        atOnce: 6,
      }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
