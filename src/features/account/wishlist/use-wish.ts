import { useListWishlist } from '#openapi/generated/client/wishlist/wishlist.ts'
import type { WishlistInput } from '#openapi/generated/model/wishlistInput.ts'
import { useSession } from '#src/shared/api/session.ts'
import { useSignInFirst } from '#src/shared/lib/use-unfinished.ts'
import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { changesOf, useChangeWish } from './use-change-wish.ts'
import { isWished } from './wish.ts'

/**
 * Whether the wish is on the list, and how to change that. It flips at once and flips back when the call fails; while
 * a change is under way further presses do nothing, so that two clicks never contradict each other. A guest signs in first.
 */
export function useWish(
  wish: WishlistInput,
  { undoable = false } = {},
): { wished: boolean; pending: boolean; toggle: () => void } {
  const { token } = useSession()
  const client = useQueryClient()
  const signInFirst = useSignInFirst()
  const { data: onList = false } = useListWishlist({
    query: { enabled: token !== null, select: (entries) => isWished(entries, wish) },
  })
  const { mutate } = useChangeWish()
  const changes = changesOf(wish)
  const pending = useIsMutating(changes) > 0
  // A change under way is always away from what the list says.
  const wished = pending ? !onList : onList

  function toggle() {
    if (token === null) return signInFirst('wish', wish)
    // Asked of the cache and not of the last render: the second click of two comes before it.
    if (client.isMutating(changes) === 0) mutate({ ...wish, wished: !onList, undoable })
  }
  return { wished, pending, toggle }
}
