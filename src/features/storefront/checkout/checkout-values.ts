import { type PaymentMethod, paymentMethods } from '#src/shared/shop/payment-methods.ts'
import { blankCard, type Card, missingCard } from './card.ts'

/** The values of the checkout form. Card data is never sent, stored or logged. */
export interface CheckoutValues extends Card {
  method: PaymentMethod
}

export const blankCheckout: CheckoutValues = { method: 'credit', ...blankCard }

/** Messages for empty card fields, if the payment is by card. */
export function checkoutErrors({ method, ...card }: CheckoutValues): Partial<Record<keyof Card, string>> {
  return paymentMethods[method].asks === 'card' ? missingCard(card) : {}
}
