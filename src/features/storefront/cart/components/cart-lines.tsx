import { useShowMore } from '#src/shared/ui/show-more/use-show-more.tsx'
import type { PricedRow } from '../cart-rows.ts'
import { CartRowItem } from './cart-row-item.tsx'
import type { CartActions } from '../cart-changes.ts'

interface CartLinesProps {
  rows: readonly PricedRow[]
  /** Of every amount, so that what is shown adds up. */
  decimals: 0 | 2
  actions: Pick<CartActions, 'choose' | 'remove'>
}

/** The lines of the cart. */
export function CartLines({ rows, decimals, actions }: CartLinesProps) {
  const { shown, more } = useShowMore(rows)
  return (
    <>
      <ul>
        {shown.map((row) => (
          <CartRowItem
            key={row.id}
            row={row}
            decimals={decimals}
            onQuantity={(quantity) => actions.choose(row, quantity)}
            onRemove={() => actions.remove(row)}
          />
        ))}
      </ul>
      {more}
    </>
  )
}
