import { type RefObject, useEffect, useRef } from 'react'

/** Returns the focus to the same button: a browser may drop it when the element moves. */
export function useFocusAfterMove(tile: RefObject<HTMLLIElement | null>): (act: () => void) => void {
  const label = useRef<string | null>(null)
  useEffect(() => {
    if (label.current === null) return
    const buttons = [...(tile.current?.querySelectorAll('button') ?? [])]
    buttons.find((button) => button.getAttribute('aria-label') === label.current)?.focus()
    label.current = null
  })
  return (act) => {
    label.current = document.activeElement?.getAttribute('aria-label') ?? null
    act()
  }
}
