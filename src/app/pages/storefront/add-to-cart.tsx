import { useGetCart } from '#openapi/generated/client/cart/cart.ts'
import { useAddToCart } from '#src/features/storefront/cart/use-add-to-cart.ts'
import type { Addition } from '#src/features/storefront/products/components/detail/product-detail.tsx'
import { useSession } from '#src/shared/api/session.ts'
import { listOf } from '#src/shared/lib/wire.ts'
import { Button } from '#src/shared/ui/button.tsx'

/** Add to Cart on the product page, with the chosen quantity. */
export function AddToCart({ variantId, soldOut, takeQuantity }: Addition) {
  const { token } = useSession()
  const { data: cart } = useGetCart({ query: { enabled: token !== null } })
  const { add, pending } = useAddToCart({ variantId: variantId ?? '' }, 'detail')

  function addChosen(): void {
    const line = listOf(cart?.data?.items).find(({ product_variant: variant }) => variant.id === variantId)
    const quantity = takeQuantity(line?.quantity ?? 0)
    if (quantity !== null) add(quantity)
  }
  return (
    <Button
      size="lg"
      wide
      paddingInline="4"
      pending={pending}
      disabled={soldOut || variantId === null}
      onClick={addChosen}
    >
      Add to Cart
    </Button>
  )
}
