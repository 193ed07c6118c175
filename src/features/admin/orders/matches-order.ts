import type { AdminOrder } from '#openapi/generated/model/adminOrder.ts'

/** Whether an order's number contains the text; the server's search looks at emails. */
export const hasNumber = ({ order_number }: Pick<AdminOrder, 'order_number'>, text: string): boolean =>
  order_number.toLowerCase().includes(text.trim().toLowerCase())

const same = (status: string, wanted: string) => wanted === '' || status.toLowerCase() === wanted.toLowerCase()

/** Whether an order passes both filters; an empty filter passes all. */
export function matchesOrder(
  order: Pick<AdminOrder, 'payment_status' | 'shipment_status'>,
  wanted: { payment: string; shipment: string },
): boolean {
  return same(order.payment_status, wanted.payment) && same(order.shipment_status, wanted.shipment)
}
