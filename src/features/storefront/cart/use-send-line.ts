import { addToCart } from '#openapi/generated/client/cart-writes/cart-writes.ts'
import { getGetCartQueryKey } from '#openapi/generated/client/cart/cart.ts'
import type { Cart } from '#openapi/generated/model/cart.ts'
import type { CartItem } from '#openapi/generated/model/cartItem.ts'
import { useSignInAgain } from '#src/shared/api/use-unfinished.ts'
import { useToast } from '#src/shared/ui/toast/toasts.tsx'
import { type MutationFilters, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  addedText,
  type CartLine,
  failedReason,
  failedText,
  isCartLine,
  isSamePiece,
  type Piece,
  sentPiece,
  signInText,
} from './cart-line.ts'
import { cartMemory } from './cart-memory.ts'
import { afterAddition } from './cart-rows.ts'

const mutationKey = ['add to cart']

/** Matches the running additions of a product, whichever button started them. */
export const additionsOf = (piece: Piece): MutationFilters => ({
  mutationKey,
  predicate: ({ state: { variables } }) => isCartLine(variables) && isSamePiece(variables, piece),
})

/** Sends a line, shows a toast, and reloads the cart, so that its count is current. */
export function useSendLine() {
  const client = useQueryClient()
  const toast = useToast()
  const signInAgain = useSignInAgain()
  return useMutation({
    mutationKey,
    mutationFn: (line: CartLine) => addToCart({ ...sentPiece(line), quantity: line.quantity }),
    // In the mutation's options, since the person may leave the page before the answer.
    onSuccess: (answer, line) => {
      toast.success(addedText(line))
      const items = client.getQueryData<Cart>(getGetCartQueryKey())?.data.items
      const isAdded = ({ product_variant: { id, product_id } }: CartItem) =>
        isSamePiece(line, { variantId: id }) || isSamePiece(line, { productId: product_id })
      // A server may answer without the line, which the loaded cart has if this tab has removed or changed it.
      const item = answer?.data.item ?? items?.find(isAdded)
      if (item !== undefined) {
        cartMemory.change((memory) => ({
          ...memory,
          changes: afterAddition(memory.changes, item.id, line.quantity),
        }))
      }
      void client.invalidateQueries({ queryKey: getGetCartQueryKey() })
    },
    onError: (error, line) => {
      if (signInAgain(error, signInText, 'cart line', line)) return
      toast.error(failedText(line), { detail: failedReason(error) })
    },
  })
}
