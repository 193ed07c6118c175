import type { CheckoutInputPaymentMethod } from '#openapi/generated/model/checkoutInputPaymentMethod.ts'
import { blankCard, type Card, missingCard } from './card.ts'

/** The values of the checkout form. Card data is never sent, stored or logged. */
export interface CheckoutValues extends Card {
  method: CheckoutInputPaymentMethod
}

export const blankCheckout: CheckoutValues = { method: 'credit', ...blankCard }

/** Messages for empty card fields, if the payment is by card. */
export function checkoutErrors({ method, ...card }: CheckoutValues): Partial<Record<keyof Card, string>> {
  return method === 'credit' ? missingCard(card) : {}
}
