import { useCheckout } from '#openapi/generated/client/orders-writes/orders-writes.ts'
import type { CheckoutInput } from '#openapi/generated/model/checkoutInput.ts'
import { useSession } from '#src/shared/api/session.ts'
import { now } from '#src/shared/lib/time/now.ts'
import { type OrderTotal, orderTotal } from '#src/shared/shop/order-total.ts'
import { madeUpId, rememberPlaced } from '#src/shared/shop/placed-orders.ts'
import type { OrderLine } from './order-lines.ts'

/** A placed order. The server may omit its number. */
export interface PlacedOrder {
  id: string
  number: string
  total: Pick<OrderTotal, 'total' | 'decimals'>
}

/** Places the order and stores it in this browser. */
export function usePlaceOrder(lines: readonly OrderLine[]): (input: CheckoutInput) => Promise<PlacedOrder> {
  const { mutateAsync } = useCheckout()
  const { user } = useSession()

  return async (input) => {
    const answer = await mutateAsync({ data: input })
    const date = now().toISOString()
    const order = { id: answer?.orderId ?? madeUpId(date), number: answer?.orderNumber ?? '' }
    const total = orderTotal(lines)
    const placed = {
      ...order,
      date,
      amount: total.total,
      charges: total.charges,
      status: 'Pending',
      payment: input.paymentMethod,
      items: lines.map(({ name, variant, quantity, price, productId, picture }) => ({
        name,
        quantity,
        price,
        ...(variant !== null && { variant }),
        ...(productId !== undefined && { productId }),
        ...(picture !== null && { picture: picture.src }),
      })),
      shippingAddress: input.shippingAddress,
    }
    // The session may have ended meanwhile.
    rememberPlaced(placed, user?.id)
    return { ...order, total }
  }
}
