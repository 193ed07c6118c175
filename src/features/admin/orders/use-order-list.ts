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
import { isoDay } from '#src/shared/lib/time/dates.ts'

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

const same = (status: string, wanted: string) => wanted === '' || status.toLowerCase() === wanted.toLowerCase()

/** The first day in India of a period that ends today, as `2026-11-14`; empty for all days. */
export function firstDay(period: string, at: Date): string {
  const back = (days: number) => isoDay(new Date(at.getTime() - days * 86_400_000))
  if (period === 'today') return back(0)
  if (period === '7-days') return back(6)
  if (period === '30-days') return back(29)
  return period === 'month' ? `${back(0).slice(0, 8)}01` : ''
}

function isSince(day: string, placed: string): boolean {
  const at = new Date(placed)
  return day === '' || (!Number.isNaN(at.getTime()) && isoDay(at) >= day)
}

/** Whether an order passes the filters; an empty one passes all. `since` is a day in India. */
export function matchesOrder(
  order: Pick<AdminOrder, 'payment_status' | 'shipment_status' | 'created_at'>,
  wanted: { payment: string; shipment: string; since: string },
): boolean {
  return (
    same(order.payment_status, wanted.payment) &&
    same(order.shipment_status, wanted.shipment) &&
    isSince(wanted.since, order.created_at)
  )
}
