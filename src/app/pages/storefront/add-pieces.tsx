import { useAddToCart } from '#src/features/storefront/cart/use-add-to-cart.ts'
import type { Addition } from '#src/features/storefront/products/components/detail/product-detail.tsx'
import { Button } from '#src/shared/ui/button.tsx'

/** Add to Cart on a product's own page: as many pieces as were chosen. */
export function AddPieces({ variantId, quantity, soldOut }: Addition) {
  const { add, pending } = useAddToCart({ variantId: variantId ?? '' }, 'detail')
  return (
    <Button
      size="lg"
      wide
      paddingInline="4"
      pending={pending}
      disabled={soldOut || variantId === null}
      onClick={() => add(quantity)}
    >
      Add to Cart
    </Button>
  )
}
