import type { CartItem } from '#openapi/generated/model/cartItem.ts'
import { isRecord } from '#src/shared/lib/values/is-record.ts'
import { storedByPerson } from '#src/shared/api/stored-by-person.ts'
import { ownValue } from '#src/shared/lib/values/own-value.ts'
import { useSession } from '#src/shared/api/session.ts'
import { useToast } from '#src/shared/ui/toast/toasts.tsx'

/** This tab's changes: the quantity of a line by its id, 0 for a removed one. The server does not know of them. */
export type CartChanges = Readonly<Record<string, number>>

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
  valid: (value) => {
    const { changes, promo } = isRecord(value) ? value : {}
    return isChanges(changes) && (promo === null || typeof promo === 'string') ? { changes, promo } : undefined
  },
})

export function withChange(changes: CartChanges, line: string, quantity: number): CartChanges {
  return { ...changes, [line]: quantity }
}

/** Removes the change of a line, so that the server's quantity counts again. */
export function withoutChange(changes: CartChanges, line: string): CartChanges {
  return Object.fromEntries(Object.entries(changes).filter(([id]) => id !== line))
}

/**
 * The changes after an addition on the server: a removed line returns, and a changed one grows by the added quantity.
 */
export function afterAddition(changes: CartChanges, line: string, added: number): CartChanges {
  const quantity = ownValue(changes, line) ?? 0
  return quantity === 0 ? withoutChange(changes, line) : withChange(changes, line, quantity + added)
}

/** The number of items in the cart, with the changes applied. */
export function countPieces(items: readonly Pick<CartItem, 'id' | 'quantity'>[], changes: CartChanges): number {
  return items.reduce((sum, { id, quantity }) => sum + (ownValue(changes, id) ?? quantity), 0)
}

/** A line that is changed. */
interface Line {
  id: string
  name: string
}

/** Changes to the cart, which last in this tab only: the server does not know of them. */
export interface CartActions {
  choose: (row: Line, quantity: number) => void
  /** Shows a toast with Undo. */
  remove: (row: Line) => void
  /** After the order. */
  empty: (rows: readonly Line[]) => void
  setPromo: (code: string | null) => void
}

export function useCartActions(): CartActions {
  const { user } = useSession()
  const { changes } = cartMemory.useOwn()
  const toast = useToast()
  // Undo may be pressed after another person has signed in.
  const owner = user?.id

  const change = (line: string, quantity: number) =>
    cartMemory.change((memory) => ({ ...memory, changes: withChange(memory.changes, line, quantity) }), owner)
  const undo = (line: string) =>
    cartMemory.change((memory) => ({ ...memory, changes: withoutChange(memory.changes, line) }), owner)

  return {
    choose: (row, quantity) => change(row.id, quantity),
    remove: (row) => {
      const before = changes[row.id]
      const putBack = () => (before === undefined ? undo(row.id) : change(row.id, before))
      change(row.id, 0)
      toast.show(`${row.name} was removed from your cart.`, { action: { label: 'Undo', onPress: putBack } })
    },
    empty: (rows) => {
      for (const row of rows) change(row.id, 0)
    },
    setPromo: (promo) => cartMemory.change((memory) => ({ ...memory, promo }), owner),
  }
}
