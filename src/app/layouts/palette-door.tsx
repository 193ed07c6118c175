import { useEffect, useMemo, useState } from 'react'
import type { Palette } from '#src/features/admin/palette/components/palette.tsx'
import { logFailure } from '#src/shared/lib/log.ts'
import { adminPlaces } from './admin-places.ts'

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
      const isShortcut =
        (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k'
      if (!isShortcut) return
      event.preventDefault()
      setOpen((was) => !was)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}

/** The palette's code is no part of the frame. */
export function PaletteDoor({ isOpen, close }: Door) {
  const screens = useMemo(() => adminPlaces.flatMap(({ places }) => places), [])
  const loaded = usePalette(isOpen)
  return isOpen && loaded !== null && <loaded.Palette screens={screens} onClose={close} />
}

/**
 * Loaded ahead of time and held here, not by `lazy`: who presses the keys types on at once, and what waits
 * behind a fallback opens a moment after the next letter. Where loading fails, opening asks again.
 */
function usePalette(isOpen: boolean) {
  const [loaded, setLoaded] = useState<{ Palette: typeof Palette } | null>(null)
  useEffect(() => {
    if (loaded !== null) return
    import('#src/features/admin/palette/components/palette.tsx').then(setLoaded, (reason: unknown) =>
      logFailure(
        isOpen ? 'The palette could not be opened.' : 'The palette could not be loaded ahead of time.',
        reason,
      ),
    )
  }, [isOpen, loaded])
  return loaded
}
