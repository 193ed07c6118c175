import { useFinishPendingLine } from '#src/features/storefront/cart/use-finish-pending-line.ts'
import { useFinishPendingWish } from '#src/features/account/wishlist/use-finish-pending-wish.ts'

/** Finishes a guest's wish or Add to Cart after sign-in. */
export function UnfinishedActions() {
  useFinishPendingWish()
  useFinishPendingLine()
  return null
}
