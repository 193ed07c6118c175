import type { CartInput } from '#openapi/generated/model/cartInput.ts'
import { ApiError } from '#src/shared/api/api-error.ts'
import { failureReason } from '#src/shared/api/failure-reason.ts'
import { isRecord } from '#src/shared/lib/values/is-record.ts'

/** A variant, or a product, which means its first variant. */
export type Piece = Pick<CartInput, 'productVariantId' | 'productId'>

/** Where the button was, which decides the messages. */
export type Place = 'listing' | 'detail'

/** Whether what a call was made with adds that piece. */
export function isAdditionOf(piece: Piece, variables: unknown): boolean {
  const data = isRecord(variables) && isRecord(variables.data) ? variables.data : {}
  return data.productVariantId === piece.productVariantId && data.productId === piece.productId
}

/** The message after adding it. */
export function addedText(place: Place, quantity: number): string {
  return place === 'listing' ? 'Added to cart successfully' : `${quantity} item(s) added to your cart.`
}

/** The reason to sign in before it is added. */
export const signInText = 'Please log in, and we will add it to your cart.'

/** The message when adding it failed. */
export function failedText(place: Place): string {
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

/** Whether what was stored during sign-in is a line. */
export function isCartLine(value: unknown): value is CartInput & { place: Place } {
  if (!isRecord(value)) return false
  const { productVariantId, productId, quantity, place } = value
  return (
    (typeof productVariantId === 'string') !== (typeof productId === 'string') &&
    Number.isInteger(quantity) &&
    (place === 'listing' || place === 'detail')
  )
}
