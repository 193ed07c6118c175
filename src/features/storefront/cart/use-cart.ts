import { useSession } from '#src/shared/api/session.ts'
import { useToast } from '#src/shared/ui/toast/toasts.tsx'
import { cartMemory } from './cart-memory.ts'
import { type CartRow, withChange, withoutChange } from './cart-rows.ts'

/** Changes to the cart, which last in this tab only: the server does not know of them. */
export interface CartActions {
  choose: (row: CartRow, quantity: number) => void
  /** Shows a toast with Undo. */
  remove: (row: CartRow) => void
  /** After the order. */
  empty: (rows: readonly CartRow[]) => void
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
