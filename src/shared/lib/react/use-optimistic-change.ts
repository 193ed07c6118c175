import { startTransition, useState } from 'react'

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

/** A click in between ends the wait, so that the change is made before what the click does. A hidden page has no frames. */
async function nextPaint(): Promise<void> {
  const end = new AbortController()
  await new Promise((resolve) => {
    addEventListener('click', resolve, { capture: true, signal: end.signal })
    if (document.hidden) setTimeout(resolve)
    else requestAnimationFrame(() => setTimeout(resolve))
  })
  end.abort()
}
