import type { CheckoutInput } from '#openapi/generated/model/checkoutInput.ts'
import { forbidden, notFound } from '../engine/call/problem.ts'
import type { RowOf, Store } from '../shop/rows.ts'
import { asOf } from './order-progress.ts'
import { firstPayment } from './payment-methods.ts'
import { totalOf, unitPrice } from './prices.ts'
import { isInSampleOrder } from './sample-orders.ts'
import { yearOf } from './statistics.ts'
import { variantOf } from './stock.ts'

type Order = RowOf<'orders'>

/** The next invoice number of the year. */
export function nextOrderNumber(db: Store, now: Date): string {
  const prefix = `SUV-${yearOf(now)}-`
  const numbers = db.orders
    .all()
    .flatMap(({ order_number }) => (order_number.startsWith(prefix) ? [Number(order_number.slice(prefix.length))] : []))
  return prefix + String(Math.max(0, ...numbers) + 1).padStart(5, '0')
}

/** An order line at today's price. */
export function pricedLine(db: Store, variantId: string, quantity: number, now: Date): Order['lines'][number] {
  const { product, variant } = variantOf(db, variantId) ?? notFound('Variant')
  return { productId: product.id, variantId, quantity, unit_price: unitPrice(product, variant, db.sales.all(), now) }
}

/** What a checkout makes of these lines: an order that nobody has dispatched. Its total is the one that is paid. */
export function newOrder({ paymentMethod }: Pick<CheckoutInput, 'paymentMethod'>, lines: Order['lines'], now: Date) {
  return {
    created_at: now.toISOString(),
    shipment_status: 'Pending',
    payment_method: paymentMethod,
    payment_status: firstPayment(paymentMethod),
    total_amount: totalOf(lines),
    lines,
    delivered: false,
    cancelled: false,
    returned: false,
  } satisfies Partial<Order>
}

/** The user's own order as it is now: 404 for an unknown one, 403 for someone else's. */
export function ownOrder(db: Store, id: string, user: RowOf<'users'>, now: Date): Order {
  const order = db.orders.get(id) ?? notFound('Order')
  if (order.userId !== user.id) forbidden('This order belongs to someone else.')
  return asOf(order, now)
}

/** Whether the user has an order with the product, cancelled ones aside; sample orders count. */
export function hasOrdered(db: Store, userId: string, productId: string): boolean {
  const own = db.orders.where('userId', userId).filter(({ cancelled }) => !cancelled)
  return own.some(({ lines }) => lines.some((line) => line.productId === productId)) || isInSampleOrder(productId)
}
