import { getCart, getGetCartQueryKey } from '#openapi/generated/client/cart/cart.ts'
import type { Offers } from '#src/shared/shop/sale-price.ts'
import { noOffers, useOffers } from '#src/shared/shop/use-offers.ts'
import { useToast } from '#src/shared/ui/toast/toasts.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

type Cart = Awaited<ReturnType<typeof getCart>>

const pricesIn = (cart: Cart | undefined) =>
  JSON.stringify(cart?.data.items.map(({ id, unit_price }) => [id, unit_price]))

/**
 * The offers of the running sales. The server has applied them to the lines of the cart, so that the cart is loaded anew
 * when a sale begins or ends while it is on the screen.
 */
export function useCartOffers(): Offers {
  const offers = useOffers()
  const client = useQueryClient()
  const toast = useToast()
  const seen = useRef(offers)
  useEffect(() => {
    const before = seen.current
    seen.current = offers
    if (before === offers || before === noOffers) return
    const read = () => client.getQueryData<Cart>(getGetCartQueryKey())
    const shown = pricesIn(read())
    void client.invalidateQueries({ queryKey: getGetCartQueryKey() }).then(() => {
      if (pricesIn(read()) !== shown) toast.show('A sale has begun or ended: prices in your cart have changed.')
    })
  }, [client, offers, toast])
  return offers
}
