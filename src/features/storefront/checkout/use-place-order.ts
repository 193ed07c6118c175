import { getCheckoutMutationKey, useCheckout } from '#openapi/generated/client/orders/orders.ts'
import type { CheckoutInput } from '#openapi/generated/model/checkoutInput.ts'
import { now } from '#src/shared/lib/now.ts'
import { orderTotal } from '#src/shared/lib/order-total.ts'
import { rememberPlaced } from '#src/shared/lib/placed-orders.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText } from './failure-text.ts'
import type { OrderLine } from './order-lines.ts'

interface PlacingOrder {
  place: (input: CheckoutInput) => void
  pending: boolean
  /** The order's number, once it is placed. */
  placed: string | null
  /** What went wrong; it stands until it is dismissed. */
  failure: string | null
  dismiss: () => void
}

/** Places the order, once: while the call is under way, and after it has worked, further presses do nothing. */
export function usePlaceOrder(lines: readonly OrderLine[], onPlaced: () => void): PlacingOrder {
  const client = useQueryClient()
  const [failure, setFailure] = useState<string | null>(null)
  const { mutate, isPending, data } = useCheckout({
    mutation: {
      onSuccess: ({ orderId, orderNumber }, { data: { shippingAddress } }) => {
        rememberPlaced({
          id: orderId,
          number: orderNumber,
          date: now().toISOString(),
          amount: orderTotal(lines).total,
          status: 'Pending',
          items: lines.map(({ name, quantity, price, productId, picture }) => ({
            name,
            quantity,
            price,
            ...(productId !== undefined && { productId }),
            ...(picture !== null && { picture: picture.src }),
          })),
          shippingAddress,
        })
        onPlaced()
        // The order took pieces from the stock, which many screens show.
        void client.invalidateQueries()
      },
      onError: (error) => setFailure(failureText(error)),
    },
  })

  function place(input: CheckoutInput) {
    // Asked of the cache and not of the last render: the second press of two comes before it.
    if (client.isMutating({ mutationKey: getCheckoutMutationKey() }) > 0 || data !== undefined) return
    setFailure(null)
    mutate({ data: input })
  }
  return { place, pending: isPending, placed: data?.orderNumber ?? null, failure, dismiss: () => setFailure(null) }
}
