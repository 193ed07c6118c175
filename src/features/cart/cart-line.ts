import { ApiError } from '#src/shared/api/api-error.ts'

/** What to put into the cart, and where the button stood: the two places have their own words. */
export interface CartLine {
  variantId: string
  quantity: number
  place: 'listing' | 'detail'
}

/** What is said when the line is in the cart. */
export function addedText({ place, quantity }: CartLine): string {
  return place === 'listing' ? 'Added to cart successfully' : `${quantity} item(s) added to your cart.`
}

/** What is said when it is not. */
export function failedText({ place }: CartLine): string {
  return place === 'listing' ? 'Failed to add to cart. Please try again.' : 'Failed to add item to cart. Please try again.'
}

/** Why, where the reason helps: the stock does not reach, or nobody is connected. */
export function failedReason(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.kind === 'offline') return error.message
  return error.status === 409 ? error.serverMessage : undefined
}

/** Whether what was kept over the sign-in is a line. */
export function isCartLine(value: unknown): value is CartLine {
  if (typeof value !== 'object' || value === null) return false
  const { variantId, quantity, place }: Partial<Record<keyof CartLine, unknown>> = value
  return typeof variantId === 'string' && Number.isInteger(quantity) && (place === 'listing' || place === 'detail')
}
