import { useUnfinishedLine } from '#src/features/storefront/cart/use-cart-button.ts'
import { useUnfinishedWish } from '#src/features/account/wishlist/use-change-wish.ts'

/** Finishes a guest's wish or Add to Cart after sign-in. */
export function UnfinishedActions() {
  useUnfinishedWish()
  useUnfinishedLine()
  return null
}
