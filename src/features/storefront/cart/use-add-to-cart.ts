import { useSignInFirst } from '#src/shared/api/use-unfinished.ts'
import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { type CartLine, type Piece, refusalOf, signInText } from './cart-line.ts'
import { additionsOf, useSendLine } from './use-send-line.ts'

/**
 * Adds a variant or product to the cart. `place` chooses the messages, of a listing or of the product page. While an
 * addition is being sent further presses do nothing. For a guest it continues after sign-in. `onRefusal` hears why it
 * was refused and what helps, and at each new attempt that nothing is refused any more.
 */
export function useAddToCart(
  piece: Piece,
  place: CartLine['place'],
): { add: (quantity: number, onRefusal: (reason: string | undefined) => void) => void; pending: boolean } {
  const client = useQueryClient()
  const signInFirst = useSignInFirst()
  const { mutate } = useSendLine()
  const additions = additionsOf(piece)

  function add(quantity: number, onRefusal: (reason: string | undefined) => void) {
    const line: CartLine = { ...piece, quantity, place }
    if (signInFirst(signInText, 'cart line', line)) return
    // Reads the cache, since a second click comes before the next render.
    if (client.isMutating(additions) > 0) return
    onRefusal(undefined)
    mutate(line, { onError: (error) => onRefusal(refusalOf(error)) })
  }
  return { add, pending: useIsMutating(additions) > 0 }
}
