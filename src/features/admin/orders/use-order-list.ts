import { hasNumber } from '#src/shared/shop/has-number.ts'
import { getListAllOrdersQueryKey, listAllOrders } from '#openapi/generated/client/orders/orders.ts'
import { getSearchOrdersQueryKey, searchOrders } from '#openapi/generated/client/search/search.ts'
import type { AdminOrder } from '#openapi/generated/model/adminOrder.ts'
import type { ListSource } from '#src/shared/ui/data-table/list-source.ts'
import { useListOrSearch } from '#src/shared/shop/use-list-or-search.ts'
import { useLocalSource } from '#src/shared/ui/data-table/use-local-source.ts'
import type { ListState } from '#src/shared/ui/data-table/use-list-query.ts'
import { useCallback } from 'react'
import { useAtMinute } from '#src/shared/lib/time/now.ts'
import { firstDay, matchesOrder } from './matches-order.ts'

const ways = {
  list: { key: getListAllOrdersQueryKey(), load: listAllOrders },
  search: { key: getSearchOrdersQueryKey, load: searchOrders },
  matches: hasNumber,
}

/**
 * All orders, newest first as the server sends them, or with a text those that its search finds by email and those
 * whose number has the text. Filters apply to both.
 */
export function useOrderList({
  q,
  filters: { payment, shipment, placed },
}: ListState<'payment' | 'shipment' | 'placed'>): ListSource<AdminOrder> {
  const since = useAtMinute((at) => firstDay(placed, at))
  const keep = useCallback(
    (order: AdminOrder) => matchesOrder(order, { payment, shipment, since }),
    [payment, shipment, since],
  )
  const failed =
    q === '' ? 'Failed to fetch orders. Please try again later.' : 'Error fetching orders. Please try again later.'
  const query = useListOrSearch(q, ways, failed)
  return useLocalSource({ query, keep, failed })
}
