import {
  addToWishlist,
  removeFromWishlist,
  removeVariantFromWishlist,
} from '#openapi/generated/client/wishlist-writes/wishlist-writes.ts'
import { getListWishlistQueryKey, getListWishlistQueryOptions } from '#openapi/generated/client/wishlist/wishlist.ts'
import type { WishlistEntry } from '#openapi/generated/model/wishlistEntry.ts'
import type { WishlistInput } from '#openapi/generated/model/wishlistInput.ts'
import { isUncertain, failureReason } from '#src/shared/api/api-error.ts'
import { useSignInAgain, useUnfinished } from '#src/shared/api/use-unfinished.ts'
import { useToast } from '#src/shared/ui/toast/toasts.tsx'
import { type MutationFilters, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { isSameWish, isWish, removedBy, withEntry, withoutWish } from './wish.ts'

/** A wish, and whether it is to be added or removed. */
export interface WishChange extends WishlistInput {
  wished: boolean
  /** Its removal offers Undo. */
  undoable?: boolean
}

const mutationKey = ['wish']

/** The reason to sign in before it is changed. */
export const wishReason = ({ wished }: Pick<WishChange, 'wished'>): string =>
  `Please log in, and we will ${wished ? 'add it to' : 'remove it from'} your wishlist.`

/** Matches the running changes of one wish, so that every heart of it shows them. */
export const changesOf = (wish: WishlistInput): MutationFilters => ({
  mutationKey,
  predicate: ({ state: { variables } }) => isWish(variables) && isSameWish(variables, wish),
})

/** Resolves to the added entry, or to nothing after a removal. */
function send({ productId, variantId, wished }: WishChange): Promise<WishlistEntry | void> {
  if (wished) return addToWishlist(variantId === undefined ? { productId } : { productId, variantId })
  return variantId === undefined
    ? removeFromWishlist({ productId })
    : removeVariantFromWishlist(productId, { variantId })
}

function showInList(client: QueryClient, change: WishChange, added: WishlistEntry | void) {
  client.setQueryData<WishlistEntry[]>(getListWishlistQueryKey(), (entries) => {
    if (entries === undefined) return undefined
    if (added) return withEntry(entries, added)
    return change.wished ? entries : withoutWish(entries, change)
  })
}

/** Adds or removes a wish, shows a toast, and updates everything that shows the list. */
export function useChangeWish() {
  const client = useQueryClient()
  const toast = useToast()
  const signInAgain = useSignInAgain()
  const mutation = useMutation({
    mutationKey,
    mutationFn: send,
    onMutate: async (change) => {
      // A list that arrives later than the wish would show its heart empty for a moment.
      await client.ensureQueryData(getListWishlistQueryOptions()).catch(() => undefined)
      // An older answer that arrives late would overwrite the change.
      await client.cancelQueries({ queryKey: getListWishlistQueryKey() })
      return removedBy(client.getQueryData<WishlistEntry[]>(getListWishlistQueryKey()) ?? [], change)
    },
    onSuccess: (added, change, removed) => {
      showInList(client, change, added)
      if (change.wished) return toast.success('Item added to your wishlist')
      const undo = { label: 'Undo', onPress: () => removed.forEach((wish) => bringBack({ ...wish, wished: true })) }
      toast.success('Item removed from your wishlist', change.undoable ? { action: undo } : {})
    },
    onError: (error, change) => {
      if (signInAgain(error, wishReason(change), 'wish', change)) return
      const detail = isUncertain(error) ? failureReason(error, 'Your wishlist shows what is on it.') : undefined
      toast.error('Failed to update wishlist. Please try again.', { detail })
    },
    onSettled: (added, _, { wished }) => {
      // Only the last of several changes reloads the list.
      if (client.isMutating({ mutationKey }) > 1) return undefined
      const reloaded = client.invalidateQueries({ queryKey: getListWishlistQueryKey() })
      // An answer without the entry leaves the list to show the wish, so the heart stays as it is until then.
      return wished && !added ? reloaded : undefined
    },
  })
  const bringBack = mutation.mutate
  return mutation
}

/** Finishes the wish of a guest, or the change that an ended session refused, after sign-in. The storefront layout mounts it once. */
export function useUnfinishedWish(): void {
  const { mutate } = useChangeWish()
  useUnfinished('wish', isWish, (wish: WishlistInput & Partial<WishChange>) => mutate({ wished: true, ...wish }))
}
