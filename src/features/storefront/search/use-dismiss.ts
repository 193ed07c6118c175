import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls back when the pointer or the focus goes elsewhere while there is something to dismiss. */
export function useDismiss(inside: RefObject<HTMLElement | null>, isActive: boolean, onDismiss: () => void): void {
  const dismiss = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && inside.current?.contains(event.target)) return
    onDismiss()
  })
  useEffect(() => {
    if (!isActive) return
    const listener = (event: Event) => dismiss(event)
    document.addEventListener('pointerdown', listener)
    document.addEventListener('focusin', listener)
    return () => {
      document.removeEventListener('pointerdown', listener)
      document.removeEventListener('focusin', listener)
    }
  }, [isActive])
}
