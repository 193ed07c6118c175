import { type RefObject, useEffect, useRef } from 'react'
import type { OrderView } from './order-view.ts'

/**
 * Moves the focus into an opened view, and back to its button when it closes, or to the order if the button is gone.
 */
export function useOpenedView(opened: OrderView | null): {
  card: RefObject<HTMLElement | null>
  heading: RefObject<HTMLHeadingElement | null>
} {
  const card = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(opened)

  useEffect(() => {
    const last = before.current
    before.current = opened
    if (last === opened) return
    if (opened !== null) {
      heading.current?.focus({ preventScroll: true })
      // Near the window's edge only the button was in view.
      heading.current?.closest('section')?.scrollIntoView({ block: 'nearest' })
    }
    // Only what closed took the focus along: a view that opens for another order has it already.
    else if (document.activeElement === document.body) {
      const opener = card.current?.querySelector<HTMLElement>(`[data-opens=${last}]`) ?? card.current
      opener?.focus({ preventScroll: true })
    }
  }, [opened])

  return { card, heading }
}
