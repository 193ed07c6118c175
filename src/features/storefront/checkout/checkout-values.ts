import type { CheckoutInputPaymentMethod } from '#openapi/generated/model/checkoutInputPaymentMethod.ts'
import { blankCard, type Card, missingCard } from './card.ts'

/** What the checkout form holds. Of the card nothing is ever sent, stored or logged. */
export interface CheckoutValues extends Card {
  method: CheckoutInputPaymentMethod
}

export const blankCheckout: CheckoutValues = { method: 'credit', ...blankCard }

/** What is still to be entered: the card, where it pays. */
export function checkoutErrors({ method, ...card }: CheckoutValues): Partial<Record<keyof Card, string>> {
  return method === 'credit' ? missingCard(card) : {}
}
