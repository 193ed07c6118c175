import {
  getAddToCartMutationKey,
  useAddToCart as useAddition,
} from '#openapi/generated/client/cart-writes/cart-writes.ts'
import { getGetCartQueryKey } from '#openapi/generated/client/cart/cart.ts'
import type { Cart } from '#openapi/generated/model/cart.ts'
import { useSignInAgain, useSignInFirst, useUnfinished } from '#src/shared/api/use-unfinished.ts'
import { useToast } from '#src/shared/ui/toast/toasts.tsx'
import { type MutationFilters, useIsMutating, useQueryClient } from '@tanstack/react-query'
import {
  addedText,
  failedReason,
  failedText,
  isAdditionOf,
  isCartLine,
  type Piece,
  type Place,
  refusalOf,
  signInText,
} from './cart-line.ts'
import { cartMemory } from './cart-memory.ts'
import { afterAddition } from './cart-rows.ts'

/**
 * Adds a piece to the cart. `place` chooses the messages, of a listing or of the product page. While an addition is
 * being sent further presses do nothing, on whichever button. For a guest it continues after sign-in. `onRefusal` hears
 * why it was refused and what helps, and at each new attempt that nothing is refused any more.
 */
export function useAddToCart(
  piece: Piece,
  place: Place,
): { add: (quantity: number, onRefusal: (reason: string | undefined) => void) => void; pending: boolean } {
  const client = useQueryClient()
  const signInFirst = useSignInFirst()
  const { mutate } = useSending(place)
  const additions: MutationFilters = {
    mutationKey: getAddToCartMutationKey(),
    predicate: ({ state: { variables } }) => isAdditionOf(piece, variables),
  }

  function add(quantity: number, onRefusal: (reason: string | undefined) => void) {
    const data = { ...piece, quantity }
    if (signInFirst(signInText, 'cart line', { ...data, place })) return
    // Reads the cache, since a second press comes before the next render.
    if (client.isMutating(additions) > 0) return
    onRefusal(undefined)
    mutate({ data }, { onError: (error) => onRefusal(refusalOf(error)) })
  }
  return { add, pending: useIsMutating(additions) > 0 }
}

/** Adds the line of a guest who was sent to sign in. The storefront layout mounts it once. */
export function useUnfinishedLine(): void {
  const sending = { listing: useSending('listing'), detail: useSending('detail') }
  useUnfinished('cart line', isCartLine, ({ place, ...data }) => sending[place].mutate({ data }))
}

/** The call, with its toasts in its own options, since the person may leave the page before the answer. */
function useSending(place: Place) {
  const client = useQueryClient()
  const toast = useToast()
  const signInAgain = useSignInAgain()
  return useAddition({
    mutation: {
      onSuccess: (answer, { data }) => {
        toast.success(addedText(place, data.quantity))
        const items = client.getQueryData<Cart>(getGetCartQueryKey())?.data.items
        // A server may answer without the line, which the loaded cart has if this tab has removed or changed it.
        const item =
          answer?.data.item ??
          items?.find(
            ({ product_variant: { id, product_id } }) => id === data.productVariantId || product_id === data.productId,
          )
        if (item === undefined) return
        cartMemory.change((memory) => ({
          ...memory,
          changes: afterAddition(memory.changes, item.id, data.quantity),
        }))
      },
      onError: (error, { data }) => {
        if (signInAgain(error, signInText, 'cart line', { ...data, place })) return
        toast.error(failedText(place), { detail: failedReason(error) })
      },
    },
  })
}
