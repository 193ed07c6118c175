import type { AdminOrder } from '#openapi/generated/model/adminOrder.ts'

const same = (status: string, wanted: string) => wanted === '' || status.toLowerCase() === wanted.toLowerCase()

/** Whether an order passes both filters; an empty filter passes all. */
export function matchesOrder(
  order: Pick<AdminOrder, 'payment_status' | 'shipment_status'>,
  wanted: { payment: string; shipment: string },
): boolean {
  return same(order.payment_status, wanted.payment) && same(order.shipment_status, wanted.shipment)
}
