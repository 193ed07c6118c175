import { CheckoutInputPaymentMethod } from '#openapi/generated/model/checkoutInputPaymentMethod.ts'
import { ownValue } from '../lib/values/own-value.ts'

export type PaymentMethod = CheckoutInputPaymentMethod

interface PaymentWords {
  label: string
  /** Beside the label, and what tells the methods apart. */
  note: string
  /** What the checkout shows below the chosen method. */
  asks: 'card' | 'availability' | 'nothing'
}

/** The payment methods in the order of the checkout. */
export const paymentMethods: Record<PaymentMethod, PaymentWords> = {
  credit: { label: 'Credit Card', note: 'Visa, Mastercard, RuPay', asks: 'card' },
  cod: { label: 'COD', note: 'Cash on delivery', asks: 'availability' },
  upi: { label: 'UPI', note: 'Pay with your UPI app', asks: 'nothing' },
}

/** The method of that name; undefined for any other value. */
export function paymentMethodOf(value: unknown): PaymentMethod | undefined {
  return typeof value === 'string' ? ownValue(CheckoutInputPaymentMethod, value) : undefined
}
