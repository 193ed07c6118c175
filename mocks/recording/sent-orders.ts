import { z } from 'zod'
import type { OperationId } from '#openapi/generated/operations.ts'
import { CheckoutInput } from '#openapi/generated/zod/schemas/checkoutInput.zod.ts'
import { PlacedOrder } from '#openapi/generated/zod/schemas/placedOrder.zod.ts'
import { segmentsOf } from '#mocks/engine/call/operation-at.ts'
import { tokenOf } from '#mocks/engine/call/sign-in.ts'
import type { RowOf } from '#mocks/shop/rows.ts'
import { newOrder, pricedLine } from '#mocks/rules/orders.ts'
import { variantOf } from '#mocks/rules/stock.ts'
import type { Shop } from '#mocks/shop/shop.ts'

/* Reads orders from requests, since no answer shows their lines, or whether they were cancelled or returned. */

const Sent = z.object({ paymentMethod: CheckoutInput.shape.paymentMethod, items: CheckoutInput.shape.items })

interface SentCall {
  id: OperationId
  request: Request
  sent: unknown
  answer: unknown
}

async function takeCheckout({ request, sent, answer }: SentCall, { db, now }: Shop): Promise<void> {
  const order = Sent.safeParse(sent)
  const placed = PlacedOrder.safeParse(answer)
  const userId = db.sessions.get(tokenOf(request) ?? '')?.userId
  if (!order.success || !placed.success || userId === undefined) return
  const lines = order.data.items
    .filter(({ productVariantId }) => variantOf(db, productVariantId))
    .map(({ productVariantId, quantity }) => pricedLine(db, productVariantId, quantity, now()))
  const { orderId: id, orderNumber } = placed.data
  const created = newOrder(order.data, lines, now())
  const row: RowOf<'orders'> = {
    ...created,
    order_number: orderNumber,
    // The list of all orders takes precedence in all that it shows.
    ...db.orders.get(id),
    id,
    userId,
    payment_method: created.payment_method,
    lines,
  }
  await db.put([{ collection: 'orders', id, row }])
}

/** Applies a successful call about an order to the store. */
export async function takeSentOrder(call: SentCall, shop: Shop): Promise<void> {
  if (call.id === 'checkout') return takeCheckout(call, shop)
  const id = segmentsOf(new URL(call.request.url).pathname).at(-2) ?? ''
  if (!shop.db.orders.get(id)) return
  if (call.id === 'cancelOrder') await shop.db.orders.update(id, { cancelled: true })
  // Only a delivered order can be returned.
  if (call.id === 'returnOrder') await shop.db.orders.update(id, { delivered: true, returned: true })
}
