import { useListWishlist } from '#openapi/generated/client/wishlist/wishlist.ts'
import type { WishlistInput } from '#openapi/generated/model/wishlistInput.ts'
import { useSession } from '#src/shared/api/session.ts'
import { useSignInFirst } from '#src/shared/api/use-unfinished.ts'
import { useMutationState, useQueryClient } from '@tanstack/react-query'
import { changesOf, wishReason, useChangeWish, type WishChange } from './use-change-wish.ts'
import { isWished, wishToRemove } from './wish.ts'

/**
 * Whether the wish is on the list, and how to change that. The heart changes at once, and back if the call fails.
 * While a change is being sent further presses do nothing, so that a double click cannot undo itself. A guest signs in
 * first.
 */
export function useWish(
  wish: WishlistInput,
  { undoable = false } = {},
): { wished: boolean; pending: boolean; toggle: () => void } {
  const { token } = useSession()
  const client = useQueryClient()
  const signInFirst = useSignInFirst()
  const { data: entry = null } = useListWishlist({
    // The wish that a press would remove, if any.
    query: { enabled: token !== null, select: (all) => (isWished(all, wish) ? wishToRemove(all, wish) : null) },
  })
  const onList = entry !== null
  const { mutate } = useChangeWish()
  const changes = changesOf(wish)
  const [running] = useMutationState({
    filters: { ...changes, status: 'pending' },
    select: ({ state }) => (state.variables as WishChange).wished,
  })
  const pending = running !== undefined
  const wished = running ?? onList

  function toggle() {
    if (signInFirst(wishReason({ wished: true }), 'wish', wish)) return
    // Reads the cache, since a second click comes before the next render.
    if (client.isMutating(changes) === 0) mutate({ ...(entry ?? wish), wished: entry === null, undoable })
  }
  return { wished, pending, toggle }
}
