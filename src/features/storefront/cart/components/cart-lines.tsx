import { useShowMore } from '#src/shared/ui/show-more/use-show-more.tsx'
import { useEffect, useRef } from 'react'
import type { PricedRow } from '../cart-rows.ts'
import type { CartActions } from '../use-cart.ts'
import { CartRowItem } from './cart-row-item.tsx'

interface CartLinesProps {
  rows: readonly PricedRow[]
  /** Of every amount, so that what is shown adds up. */
  decimals: 0 | 2
  actions: Pick<CartActions, 'choose' | 'remove'>
}

/** The lines of the cart. After a removal the focus goes to the next line. */
export function CartLines({ rows, decimals, actions }: CartLinesProps) {
  const { shown, more } = useShowMore(rows)
  const list = useRef<HTMLUListElement>(null)
  const removed = useRef<{ index: number; of: number } | null>(null)

  useEffect(() => {
    if (removed.current === null || removed.current.of === rows.length) return
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
    const next = buttons[Math.min(removed.current.index, buttons.length - 1)]
    removed.current = null
    next?.focus()
  }, [rows.length])

  return (
    <>
      <ul ref={list}>
        {shown.map((row, index) => (
          <CartRowItem
            key={row.id}
            row={row}
            decimals={decimals}
            onQuantity={(quantity) => actions.choose(row, quantity)}
            onRemove={() => {
              removed.current = { index, of: rows.length }
              actions.remove(row)
            }}
          />
        ))}
      </ul>
      {more}
    </>
  )
}
