import type { AdminOrder } from '#openapi/generated/model/adminOrder.ts'
import { isoDay } from '#src/shared/lib/time/dates.ts'

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
