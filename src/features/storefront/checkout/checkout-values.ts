import { type PaymentMethod, paymentMethods } from '#src/shared/shop/payment-methods.ts'
import * as z from 'zod/mini'
import { blankCard, type Card } from './card.ts'

/** The values of the checkout form. Card data is never sent, stored or logged. */
export interface CheckoutValues extends Card {
  method: PaymentMethod
}

export const blankCheckout: CheckoutValues = { method: 'credit', ...blankCard }

const byCard = (field: keyof Card, error: string) =>
  z.refine<CheckoutValues>((values) => paymentMethods[values.method].asks !== 'card' || values[field].trim() !== '', {
    path: [field],
    error,
  })

/** The card's fields are required if the payment is by card. Nothing else about a card is checked. */
export const checkoutRules = z
  .custom<CheckoutValues>()
  .check(
    byCard('number', 'Enter the card number.'),
    byCard('expiry', 'Enter the expiry date.'),
    byCard('cvv', 'Enter the CVV.'),
  )
