import { startTransition, useOptimistic } from 'react'
import { nextPaint } from './next-paint.ts'

/** What a control shows, and how to change it: the control changes at once, and what depends on it after that frame. */
export function useOptimisticChange<T>(value: T, onChange: (next: T) => void): [T, (next: T) => void] {
  const [shown, show] = useOptimistic(value)
  const change = (next: T) =>
    startTransition(async () => {
      const { pathname } = location
      show(() => next)
      // Changing the address takes longer than showing the press. It would cancel the navigation of a later press.
      await nextPaint()
      if (location.pathname === pathname) startTransition(() => onChange(next))
    })
  return [shown, change]
}
