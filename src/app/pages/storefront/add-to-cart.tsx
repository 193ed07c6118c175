import { useGetCart } from '#openapi/generated/client/cart/cart.ts'
import { cartMemory, withChange } from '#src/features/storefront/cart/cart-changes.ts'
import { AddToCartButton } from '#src/features/storefront/cart/components/add-to-cart-button.tsx'
import type { Addition } from '#src/features/storefront/products/components/detail/product-detail.tsx'
import { useSession } from '#src/shared/api/session.ts'
import { ownValue } from '#src/shared/lib/values/own-value.ts'
import { useToast } from '#src/shared/ui/toast/toasts.tsx'
import { addedText } from '#src/features/storefront/cart/use-add-to-cart.ts'

/** Add to Cart on the product page, with the chosen quantity. */
export function AddToCart({ variantId, soldOut, free, takeQuantity, onRefusal }: Addition) {
  const { token } = useSession()
  const { data: cart } = useGetCart({ query: { enabled: token !== null } })
  const { changes } = cartMemory.useOwn()
  const toast = useToast()

  function takeQuantityToSend(): number | null {
    const line = cart?.data.items.find(({ product_variant: variant }) => variant.id === variantId)
    const inCart = line?.quantity ?? 0
    const removed = line && ownValue(changes, line.id) === 0 ? inCart : 0
    const quantity = takeQuantity(inCart, removed)
    if (quantity === null || line === undefined || inCart + quantity <= free) return quantity
    // What this tab has removed is still in the server's cart, which would refuse it as beyond its stock.
    cartMemory.change((memory) => ({ ...memory, changes: withChange(memory.changes, line.id, quantity) }))
    toast.success(addedText('detail', quantity))
    return null
  }
  return (
    <AddToCartButton
      place="detail"
      piece={variantId === null ? null : { productVariantId: variantId }}
      soldOut={soldOut}
      takeQuantity={takeQuantityToSend}
      onRefusal={onRefusal}
    />
  )
}
