import { HeartButton } from '#src/shared/ui/button/icon-button.tsx'
import { useWish } from '../use-wish.ts'

interface WishlistHeartProps {
  product: { id: string; name: string }
  /** Set if the wish is for one variant, as on the sale page. */
  variantId?: string
  tone?: 'plain' | 'raised'
  /** Offers Undo in the toast after a removal; for the wishlist, where the product disappears. */
  undoable?: boolean
}

/** The heart of a product. */
export function WishlistHeart({ product, variantId, tone = 'raised', undoable = false }: WishlistHeartProps) {
  const { wished, pending, toggle } = useWish(
    variantId === undefined ? { productId: product.id } : { productId: product.id, variantId },
    { undoable },
  )
  return <HeartButton name={product.name} pressed={wished} pending={pending} onPress={toggle} tone={tone} />
}
