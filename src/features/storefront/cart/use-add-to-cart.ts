import { useSession } from '#src/shared/api/session.ts'
import { useSignInFirst } from '#src/shared/lib/storage/use-unfinished.ts'
import { useToast } from '#src/shared/ui/toast/toasts.tsx'
import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import type { CartLine, Piece } from './cart-line.ts'
import { additionsOf, useSendLine } from './use-send-line.ts'

/**
 * Adds a variant or product to the cart. `place` chooses the messages, of a listing or of the product page. While an
 * addition is being sent further presses do nothing. For a guest it continues after sign-in.
 */
export function useAddToCart(
  piece: Piece,
  place: CartLine['place'],
): { add: (quantity: number) => void; pending: boolean } {
  const { token } = useSession()
  const client = useQueryClient()
  const signInFirst = useSignInFirst()
  const toast = useToast()
  const { mutate } = useSendLine()
  const additions = additionsOf(piece)

  function add(quantity: number) {
    const line: CartLine = { ...piece, quantity, place }
    if (token === null) {
      toast.show('Please log in, and we will add it to your cart.')
      return signInFirst('cart line', line)
    }
    // Reads the cache, since a second click comes before the next render.
    if (client.isMutating(additions) === 0) mutate(line)
  }
  return { add, pending: useIsMutating(additions) > 0 }
}
