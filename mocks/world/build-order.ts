import type { RowOf } from '#mocks/shop/rows.ts'
import { paidWhenPlaced } from '#mocks/rules/payment-methods.ts'
import { daysUntil } from '#mocks/rules/order-progress.ts'
import { ageInDays } from './calendar.ts'
import type { Random } from './random.ts'
import { totalOf } from '../rules/prices.ts'

export type OrderRow = RowOf<'orders'>
export type OrderLine = OrderRow['lines'][number]

/** How many of nine orders are paid with each method. */
const share: Record<OrderRow['payment_method'], number> = { upi: 4, credit: 3, cod: 2 }
const payments = Object.entries(share).flatMap(([method, count]) =>
  Array.from({ length: count }, () => method as OrderRow['payment_method']),
)

/** The status of an order by its age: placed, packed, shipped, and delivered after one to two weeks. */
export function buildOrder(userId: string, placedAt: string, lines: OrderLine[], random: Random): OrderRow {
  const age = ageInDays(placedAt)
  const payment_method = random.pick(payments)
  const cancelled = random.chance(0.065)
  const delivered = !cancelled && age > daysUntil.delivered - 5 + random.int(0, 5)
  const sent = delivered || (!cancelled && age > daysUntil.sent)
  const packed = sent || (cancelled ? random.chance(0.6) : age > daysUntil.packed)
  const paid = paidWhenPlaced[payment_method] ? !cancelled && random.chance(0.97) : delivered
  return {
    id: '',
    order_number: '',
    created_at: placedAt,
    userId,
    shipment_status: sent ? 'Shipped' : packed ? 'Processing' : 'Pending',
    payment_status: paid || delivered ? 'Paid' : 'Unpaid',
    total_amount: totalOf(lines),
    delivered,
    cancelled,
    returned: delivered && age > 12 && random.chance(0.035),
    payment_method,
    lines,
  }
}

/** Whether the order still reserves stock. */
export function isOpen(order: OrderRow): boolean {
  return !order.delivered && !order.cancelled
}
