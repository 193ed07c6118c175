import { CheckoutInputPaymentMethod } from '#openapi/generated/model/checkoutInputPaymentMethod.ts'
import { isRecord } from '#src/shared/lib/values/is-record.ts'
import { own } from '#src/shared/lib/values/own.ts'
import { storedByPerson } from '#src/shared/lib/storage/stored-by-person.ts'

/** A person's choices at the checkout in this tab, which outlast a sign-in. The card is never among them. */
export interface CheckoutMemory {
  method: CheckoutInputPaymentMethod
  /** The chosen address; null for the default one. */
  addressId: string | null
  /** Whether the last order may have been placed although no answer confirmed it. */
  mayBePlaced: boolean
}

export const checkoutMemory = storedByPerson<CheckoutMemory>({
  key: 'shop:checkout',
  area: 'session',
  blank: { method: 'credit', addressId: null, mayBePlaced: false },
  valid: (kept) => {
    const { method, addressId, mayBePlaced } = isRecord(kept) ? kept : {}
    const known = typeof method === 'string' ? own(CheckoutInputPaymentMethod, method) : undefined
    if (known === undefined || !(addressId === null || typeof addressId === 'string')) return undefined
    return { method: known, addressId, mayBePlaced: mayBePlaced === true }
  },
})
