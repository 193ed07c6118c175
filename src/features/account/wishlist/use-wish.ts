import { useListWishlist } from '#openapi/generated/client/wishlist/wishlist.ts'
import type { WishlistInput } from '#openapi/generated/model/wishlistInput.ts'
import { useSession } from '#src/shared/api/session.ts'
import { useSignInFirst } from '#src/shared/lib/use-unfinished.ts'
import { useToast } from '#src/shared/ui/toasts.tsx'
import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { changesOf, useChangeWish } from './use-change-wish.ts'
import { isWished, wishToRemove } from './wish.ts'

/**
 * Whether the wish is on the list, and how to change that. It flips at once and flips back when the call fails; while
 * a change is under way further presses do nothing, so that two clicks never contradict each other. A guest signs in
 * first.
 */
export function useWish(
  wish: WishlistInput,
  { undoable = false } = {},
): { wished: boolean; pending: boolean; toggle: () => void } {
  const { token } = useSession()
  const client = useQueryClient()
  const signInFirst = useSignInFirst()
  const toast = useToast()
  const { data: entry = null } = useListWishlist({
    // What a press would take back; nothing while it is not on the list.
    query: { enabled: token !== null, select: (all) => (isWished(all, wish) ? wishToRemove(all, wish) : null) },
  })
  const onList = entry !== null
  const { mutate } = useChangeWish()
  const changes = changesOf(wish)
  const pending = useIsMutating(changes) > 0
  // A change under way is always away from what the list says.
  const wished = pending ? !onList : onList

  function toggle() {
    if (token === null) {
      toast.show('Please log in. It then goes onto your wishlist.')
      return signInFirst('wish', wish)
    }
    // Reads the cache, since a second click comes before the next render.
    if (client.isMutating(changes) === 0) mutate({ ...(entry ?? wish), wished: entry === null, undoable })
  }
  return { wished, pending, toggle }
}
