import { startTransition, useState } from 'react'
import { nextPaint } from '../next-paint.ts'

/**
 * What a control shows, and how to change it: the control changes at once, and what depends on it after that frame.
 * Not `useOptimistic`: on a slow machine React may drop its state one rendering before it shows the change.
 */
export function useOptimisticChange<T>(value: T, onChange: (next: T) => void): [T, (next: T) => void] {
  const [ahead, setAhead] = useState<{ readonly next: T }>()
  async function change(next: T) {
    const { pathname } = location
    const press = { next }
    setAhead(press)
    // Changing the address takes longer than showing the press. It would cancel the navigation of a later press.
    await nextPaint()
    startTransition(() => {
      if (location.pathname === pathname) onChange(next)
      // In the same transition as the change. A later press stays.
      setAhead((newest) => (newest === press ? undefined : newest))
    })
  }
  return [ahead === undefined ? value : ahead.next, (next) => void change(next)]
}
