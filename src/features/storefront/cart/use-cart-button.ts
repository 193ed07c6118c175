import { getAddToCartMutationKey, useAddToCart } from '#openapi/generated/client/cart-writes/cart-writes.ts'
import { getGetCartQueryKey } from '#openapi/generated/client/cart/cart.ts'
import type { Cart } from '#openapi/generated/model/cart.ts'
import { useSignInAgain, useSignInFirst, useUnfinished } from '#src/shared/api/use-unfinished.ts'
import { useToast } from '#src/shared/ui/toast/toasts.tsx'
import { type MutationFilters, useIsMutating, useQueryClient } from '@tanstack/react-query'
import { cartMemory, afterAddition } from './cart-changes.ts'
import type { CartInput } from '#openapi/generated/model/cartInput.ts'
import { ApiError, failureReason } from '#src/shared/api/api-error.ts'
import { isRecord } from '#src/shared/lib/values/is-record.ts'

/** A variant, or a product, which means its first variant. */
export type Addable = Pick<CartInput, 'productVariantId' | 'productId'>

/** Where the button was, which decides the messages. */
export type ButtonPlace = 'listing' | 'detail'

/** Whether what a call was made with adds that piece. */
export function isAdditionOf(piece: Addable, variables: unknown): boolean {
  const data = isRecord(variables) && isRecord(variables.data) ? variables.data : {}
  return data.productVariantId === piece.productVariantId && data.productId === piece.productId
}

/** The message after adding it. */
export function addedText(place: ButtonPlace, quantity: number): string {
  return place === 'listing' ? 'Added to cart successfully' : `${quantity} item(s) added to your cart.`
}

/** The reason to sign in before it is added. */
const signInText = 'Please log in, and we will add it to your cart.'

/** The message when adding it failed. */
export function failedText(place: ButtonPlace): string {
  return place === 'listing'
    ? 'Failed to add to cart. Please try again.'
    : 'Failed to add item to cart. Please try again.'
}

/** The reason, if it helps: too little stock, or no answer, after which it may be in the cart nevertheless. */
export function failedReason(error: unknown): string | undefined {
  const isOther = error instanceof ApiError && error.kind === 'status' && error.status !== 409 && !error.isUncertain
  return isOther ? undefined : failureReason(error, 'Please look into your cart before you add it again.')
}

/**
 * What stays beside the button after a refusal: the reason and what helps, for the message above it asks only to try
 * again. Undefined if trying again is all that helps.
 */
export function refusalOf(error: unknown): string | undefined {
  const isShort = error instanceof ApiError && error.kind === 'status' && error.status === 409
  if (!isShort) return failedReason(error)
  const reason = failedReason(error) ?? 'There are not enough of it.'
  return `${reason} Choose fewer, or another piece; your cart shows what it holds.`
}

/** Whether what was stored during sign-in is an addition, with the place of its button. */
export function isUnfinishedAddition(value: unknown): value is CartInput & { place: ButtonPlace } {
  if (!isRecord(value)) return false
  const { productVariantId, productId, quantity, place } = value
  return (
    (typeof productVariantId === 'string') !== (typeof productId === 'string') &&
    Number.isInteger(quantity) &&
    (place === 'listing' || place === 'detail')
  )
}

/**
 * Adds a piece to the cart. `place` chooses the messages, of a listing or of the product page. While an addition is
 * being sent further presses do nothing, on whichever button. For a guest it continues after sign-in. `onRefusal` hears
 * why it was refused and what helps, and at each new attempt that nothing is refused any more.
 */
export function useCartButton(
  piece: Addable,
  place: ButtonPlace,
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

/** Adds the line of a guest who was sent to sign in. Mounted once, by `UnfinishedActions`. */
export function useUnfinishedLine(): void {
  const sending = { listing: useSending('listing'), detail: useSending('detail') }
  useUnfinished('cart line', isUnfinishedAddition, ({ place, ...data }) => sending[place].mutate({ data }))
}

/** The call, with its toasts in its own options, since the person may leave the page before the answer. */
function useSending(place: ButtonPlace) {
  const client = useQueryClient()
  const toast = useToast()
  const signInAgain = useSignInAgain()
  return useAddToCart({
    mutation: {
      onSuccess: (answer, { data }) => {
        toast.success(addedText(place, data.quantity))
        const items = client.getQueryData<Cart>(getGetCartQueryKey())?.data.items
        // Without the line in the answer its id comes from the loaded cart; this tab has changed no line that is not loaded.
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
