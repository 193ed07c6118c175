import { isRecord } from '#src/shared/lib/values/is-record.ts'
import { storedByPerson } from '#src/shared/api/stored-by-person.ts'
import { type PaymentMethod, paymentMethodOf } from '#src/shared/shop/payment-methods.ts'

/** A person's choices at the checkout in this tab, which outlast a sign-in. The card is never among them. */
export interface CheckoutMemory {
  method: PaymentMethod
  /** The chosen address; null for the default one. */
  addressId: string | null
  /** Whether the last order may have been placed although no answer confirmed it. */
  mayBePlaced: boolean
}

export const checkoutMemory = storedByPerson<CheckoutMemory>({
  key: 'shop:checkout',
  area: 'session',
  blank: { method: 'credit', addressId: null, mayBePlaced: false },
  valid: (value) => {
    const { method, addressId, mayBePlaced } = isRecord(value) ? value : {}
    const valid = paymentMethodOf(method)
    if (valid === undefined || !(addressId === null || typeof addressId === 'string')) return undefined
    return { method: valid, addressId, mayBePlaced: mayBePlaced === true }
  },
})
