import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { adminPlaces } from './admin-places.ts'

const Palette = lazy(() => import('#src/features/palette/components/palette.tsx').then((m) => ({ default: m.Palette })))

interface Door {
  isOpen: boolean
  open: () => void
  close: () => void
}

/** Whether the command palette is open: Ctrl or Cmd and K open and close it anywhere in the back office. */
export function usePaletteDoor(): Door {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k'
      if (!isShortcut) return
      event.preventDefault()
      setOpen((was) => !was)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}

/** The palette's code arrives when it is first opened. */
export function PaletteDoor({ isOpen, close }: Door) {
  const screens = useMemo(() => adminPlaces.flatMap(({ places }) => places), [])
  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <Palette screens={screens} onClose={close} />
    </Suspense>
  )
}
