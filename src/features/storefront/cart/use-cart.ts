import { useSession } from '#src/shared/api/session.ts'
import { useToast } from '#src/shared/ui/toasts.tsx'
import { changeMemory, useCartMemory } from './cart-memory.ts'
import { type CartRow, withChange, withoutChange } from './cart-rows.ts'

/** Ways to change the cart. They hold in this tab only: the server is not told. */
export interface CartActions {
  choose: (row: CartRow, quantity: number) => void
  /** With Undo for as long as its toast stands. */
  remove: (row: CartRow) => void
  /** After the order: nothing of it is left. */
  empty: (rows: readonly CartRow[]) => void
  setPromo: (code: string | null) => void
}

export function useCartActions(): CartActions {
  const { user } = useSession()
  const { changes } = useCartMemory()
  const toast = useToast()
  const id = user?.id ?? ''

  const lay = (line: string, quantity: number) =>
    changeMemory(id, (memory) => ({ ...memory, changes: withChange(memory.changes, line, quantity) }))
  const lift = (line: string) =>
    changeMemory(id, (memory) => ({ ...memory, changes: withoutChange(memory.changes, line) }))

  return {
    choose: (row, quantity) => lay(row.id, quantity),
    remove: (row) => {
      const before = changes[row.id]
      const undo = () => (before === undefined ? lift(row.id) : lay(row.id, before))
      lay(row.id, 0)
      toast.show(`${row.name} was removed from your cart.`, { action: { label: 'Undo', onPress: undo } })
    },
    empty: (rows) => {
      for (const row of rows) lay(row.id, 0)
    },
    setPromo: (promo) => changeMemory(id, (memory) => ({ ...memory, promo })),
  }
}
