import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { OrderView } from './order-view.ts'

/**
 * Moves the focus into an opened view, and back to its button when it closes, or to the order if the button is gone. An
 * order whose view is open from the start, as the address says, is what the page is about: it is scrolled to and has the
 * focus.
 */
export function useOpenedView(opened: OrderView | null): {
  card: RefObject<HTMLElement | null>
  heading: RefObject<HTMLHeadingElement | null>
  /** Whether the view was open from the start. */
  isArrival: boolean
} {
  const card = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef<OrderView | null>(null)
  const [first] = useState(opened)
  const isArrival = first !== null && first === opened

  // In the commit, before the focus that vanished with the view is given to the nearest place that is left.
  useLayoutEffect(() => {
    const last = before.current
    before.current = opened
    if (last === opened) return
    if (isArrival) {
      card.current?.focus({ preventScroll: true })
      card.current?.scrollIntoView()
    } else if (opened !== null) {
      heading.current?.focus({ preventScroll: true })
      // The rest of the view may be outside the window.
      heading.current?.closest('section')?.scrollIntoView({ block: 'nearest' })
    }
    // Only closing loses the focus: a view opened for another order already has it.
    else if (document.activeElement === document.body) {
      const opener = card.current?.querySelector<HTMLElement>(`[data-opens=${last}]`)
      const rest = opener ?? card.current
      rest?.focus({ preventScroll: true })
      // The page is shorter by the view: what has the focus, and an order's new status, may be outside the window.
      rest?.scrollIntoView({ block: opener ? 'nearest' : 'start' })
    }
  }, [opened, isArrival])

  return { card, heading, isArrival }
}
