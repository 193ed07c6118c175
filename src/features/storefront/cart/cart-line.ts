import { ApiError } from '#src/shared/api/api-error.ts'
import { failureReason } from '#src/shared/api/failure-reason.ts'

/** A variant, or a product, which means its first variant. */
export type Piece = { variantId: string } | { productId: string }

/** What to add to the cart, and where the button was, which decides the messages. */
export type CartLine = Piece & { quantity: number; place: 'listing' | 'detail' }

/** The same in the request's field names. */
export function sentPiece(piece: Piece): { productVariantId: string } | { productId: string } {
  return 'variantId' in piece ? { productVariantId: piece.variantId } : { productId: piece.productId }
}

export function isSamePiece(one: Piece, other: Piece): boolean {
  return 'variantId' in one
    ? 'variantId' in other && one.variantId === other.variantId
    : 'productId' in other && one.productId === other.productId
}

/** The message after adding the line. */
export function addedText({ place, quantity }: Pick<CartLine, 'place' | 'quantity'>): string {
  return place === 'listing' ? 'Added to cart successfully' : `${quantity} item(s) added to your cart.`
}

/** The reason to sign in before it is added. */
export const signInText = 'Please log in, and we will add it to your cart.'

/** The message when adding it failed. */
export function failedText({ place }: Pick<CartLine, 'place'>): string {
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
export function isCartLine(value: unknown): value is CartLine {
  if (typeof value !== 'object' || value === null) return false
  const {
    variantId,
    productId,
    quantity,
    place,
  }: Partial<Record<'variantId' | 'productId' | 'quantity' | 'place', unknown>> = value
  return (
    (typeof variantId === 'string') !== (typeof productId === 'string') &&
    Number.isInteger(quantity) &&
    (place === 'listing' || place === 'detail')
  )
}
