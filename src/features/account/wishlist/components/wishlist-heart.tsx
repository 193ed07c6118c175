import { HeartButton } from '#src/shared/ui/icon-button.tsx'
import { useWish } from '../use-wish.ts'

interface WishlistHeartProps {
  product: { id: string; name: string }
  /** Where the wish is for one variant: on the sale page. */
  variantId?: string
  tone?: 'plain' | 'raised'
  /** Offers Undo in the toast of a removal; for the wishlist, where the product disappears too. */
  undoable?: boolean
}

/** The heart of one product: on cards, strips and the product's own page. */
export function WishlistHeart({ product, variantId, tone = 'raised', undoable = false }: WishlistHeartProps) {
  const { wished, pending, toggle } = useWish(
    variantId === undefined ? { productId: product.id } : { productId: product.id, variantId },
    { undoable },
  )
  return <HeartButton name={product.name} pressed={wished} pending={pending} onPress={toggle} tone={tone} />
}
