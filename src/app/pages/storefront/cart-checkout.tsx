import { useGetCart } from '#openapi/generated/client/cart/cart.ts'
import { cartMemory, useCartActions } from '#src/features/storefront/cart/cart-changes.ts'
import { cartRows } from '#src/features/storefront/cart/cart-rows.ts'
import { CartSkeleton } from '#src/features/storefront/cart/components/cart-skeleton.tsx'
import { EmptyCart } from '#src/features/storefront/cart/components/empty-cart.tsx'
import { useCartOffers } from '#src/features/storefront/cart/use-cart-offers.ts'
import { CheckoutForm } from '#src/features/storefront/checkout/components/checkout-form.tsx'
import type { PlacedOrder } from '#src/features/storefront/checkout/use-place-order.ts'
import { newAddress } from './new-address.tsx'
import { useSession } from '#src/shared/api/session.ts'
import { variantLine } from '#src/shared/shop/variant-cards.ts'
import { linePrice } from '#src/shared/shop/sale-price.ts'
import { Failed } from '#src/shared/ui/failed/failed.tsx'

/** The checkout of the customer's cart, in builds that order the cart. A placed order empties the cart. */
export function CartCheckout({ onPlaced }: { onPlaced: (order: PlacedOrder) => void }) {
  const { token } = useSession()
  const { data, error, refetch } = useGetCart({ query: { enabled: token !== null } })
  const { changes } = cartMemory.useOwn()
  const { empty } = useCartActions()
  const offers = useCartOffers()
  if (data === undefined) {
    if (error === null) return <CartSkeleton />
    return (
      <Failed text="Failed to load your cart. Please try again later." cause={error} onRetry={() => void refetch()} />
    )
  }
  const rows = cartRows(data.data.items, changes)
  if (rows.length === 0) return <EmptyCart />
  return (
    <CheckoutForm
      title="Order Summary"
      note="The pieces in your cart."
      newAddress={newAddress}
      lines={rows.map((row) => ({ ...row, variant: variantLine(row), ...linePrice(row, offers) }))}
      onPlaced={(order) => {
        onPlaced(order)
        empty(rows)
      }}
    />
  )
}
