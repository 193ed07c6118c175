import type { RowOf } from '../shop/rows.ts'

type Order = RowOf<'orders'>

/** Whether an order that is placed with the method counts as paid at once; if not, it is paid on delivery. */
export const paidWhenPlaced: Record<Order['payment_method'], boolean> = { credit: true, upi: true, cod: false }

/** The status of the payment of an order that has just been placed. */
export function firstPayment(method: Order['payment_method']): Order['payment_status'] {
  return paidWhenPlaced[method] ? 'Paid' : 'Unpaid'
}
