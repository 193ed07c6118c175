import { lazy, startTransition, Suspense, useEffect, useMemo, useState } from 'react'
import { adminPlaces } from './admin-places.ts'

const loadPalette = () => import('#src/features/palette/components/palette.tsx').then((m) => ({ default: m.Palette }))
const Palette = lazy(loadPalette)

interface Door {
  isOpen: boolean
  open: () => void
  close: () => void
}

/** Whether the command palette is open: Ctrl or Cmd and K open and close it anywhere in the back office. */
export function usePaletteDoor(): Door {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    // Ahead of time: who presses the keys types on at once. Where it fails, opening it asks again.
    loadPalette().catch(() => null)
  }, [])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k'
      if (!isShortcut) return
      event.preventDefault()
      // In a transition, since React holds back for a moment what follows a fallback.
      startTransition(() => setOpen((was) => !was))
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return { isOpen, open: () => startTransition(() => setOpen(true)), close: () => setOpen(false) }
}

/** The palette's code is no part of the frame. */
export function PaletteDoor({ isOpen, close }: Door) {
  const screens = useMemo(() => adminPlaces.flatMap(({ places }) => places), [])
  return <Suspense fallback={null}>{isOpen && <Palette screens={screens} onClose={close} />}</Suspense>
}
