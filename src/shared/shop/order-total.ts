import { shipping } from '#openapi/generated/samples/shipping.ts'

/** The total of an order, in rupees. */
export interface OrderTotal {
  subtotal: number
  shipping: number
  promo: number
  /** Never below 0, however large the promo. */
  total: number
}

/** Subtotal + shipping − promo, in whole paise. */
export function orderTotal(lines: readonly { price: number; quantity: number }[], promo = 0): OrderTotal {
  const subtotal = paise(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0))
  return { subtotal, shipping, promo, total: Math.max(0, paise(subtotal + shipping - promo)) }
}

function paise(rupees: number): number {
  return Math.round(rupees * 100) / 100
}
