import { useFinishPendingLine } from '#src/features/storefront/cart/use-finish-pending-line.ts'
import { useFinishPendingWish } from '#src/features/account/wishlist/use-finish-pending-wish.ts'

/** What a guest wished for or put into the cart is done once they have signed in. */
export function UnfinishedDeeds() {
  useFinishPendingWish()
  useFinishPendingLine()
  return null
}
