import type { RowOf } from '../shop/rows.ts'

type Order = RowOf<'orders'>

/** Days after which an order is packed, shipped, and delivered at the latest. */
export const daysUntil = { packed: 1.5, sent: 4.5, delivered: 12 }

const day = 86_400_000

/**
 * An order at the time `now`: unless cancelled, it is packed, shipped and delivered as time passes; cash is paid on
 * delivery. The units of a delivered order stay reserved, which leaves the number of free ones unchanged.
 */
export function asOf(order: Order, now: Date): Order {
  if (order.cancelled) return order
  const age = (now.getTime() - Date.parse(order.created_at)) / day
  const delivered = order.delivered || age > daysUntil.delivered
  const sent = delivered || order.shipment_status === 'Shipped' || age > daysUntil.sent
  const packed = order.shipment_status === 'Processing' || age > daysUntil.packed
  return {
    ...order,
    delivered,
    shipment_status: sent ? 'Shipped' : packed ? 'Processing' : 'Pending',
    payment_status: delivered ? 'Paid' : order.payment_status,
  }
}
