import { useGetCart } from '#openapi/generated/client/cart/cart.ts'
import { addedText } from '#src/features/storefront/cart/cart-line.ts'
import { cartMemory } from '#src/features/storefront/cart/cart-memory.ts'
import { withChange } from '#src/features/storefront/cart/cart-rows.ts'
import { isSecondClick } from '#src/features/storefront/cart/is-second-click.ts'
import { useAddToCart } from '#src/features/storefront/cart/use-add-to-cart.ts'
import type { Addition } from '#src/features/storefront/products/components/detail/product-detail.tsx'
import { useSession } from '#src/shared/api/session.ts'
import { ownValue } from '#src/shared/lib/values/own-value.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { useToast } from '#src/shared/ui/toast/toasts.tsx'

/** Add to Cart on the product page, with the chosen quantity. */
export function AddToCart({ variantId, soldOut, free, takeQuantity, onRefusal }: Addition) {
  const { token } = useSession()
  const { data: cart } = useGetCart({ query: { enabled: token !== null } })
  const { changes } = cartMemory.useOwn()
  const toast = useToast()
  const { add, pending } = useAddToCart({ variantId: variantId ?? '' }, 'detail')

  function addChosen(): void {
    const line = cart?.data.items.find(({ product_variant: variant }) => variant.id === variantId)
    const inCart = line?.quantity ?? 0
    const removed = line && ownValue(changes, line.id) === 0 ? inCart : 0
    const quantity = takeQuantity(inCart, removed)
    if (quantity === null) return
    if (line === undefined || inCart + quantity <= free) return add(quantity, onRefusal)
    // What this tab has removed is still in the server's cart, which would refuse it as beyond its stock.
    cartMemory.change((memory) => ({ ...memory, changes: withChange(memory.changes, line.id, quantity) }))
    toast.success(addedText({ place: 'detail', quantity }))
  }
  return (
    <Button
      size="lg"
      wide
      paddingInline="4"
      pending={pending}
      disabled={soldOut || variantId === null}
      onClick={(event) => isSecondClick(event) || addChosen()}
    >
      {soldOut ? 'Sold out' : 'Add to Cart'}
    </Button>
  )
}
