import { isRecord } from '#src/shared/lib/values/is-record.ts'
import { storedByPerson } from '#src/shared/api/stored-by-person.ts'
import type { CartChanges } from './cart-rows.ts'

/** A person's cart changes in this tab, which are never sent to the server. */
export interface CartMemory {
  changes: CartChanges
  promo: string | null
}

const isChanges = (value: unknown): value is CartChanges =>
  isRecord(value) && Object.values(value).every((quantity) => Number.isInteger(quantity))

export const cartMemory = storedByPerson<CartMemory>({
  key: 'shop:cart',
  area: 'session',
  blank: { changes: {}, promo: null },
  valid: (kept) => {
    const { changes, promo } = isRecord(kept) ? kept : {}
    return isChanges(changes) && (promo === null || typeof promo === 'string') ? { changes, promo } : undefined
  },
})
