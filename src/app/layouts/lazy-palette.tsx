import { useEffect, useMemo, useState } from 'react'
import type { Palette } from '#src/features/admin/palette/components/palette.tsx'
import { logFailure } from '#src/shared/lib/log.ts'
import { whenIdle } from '#src/shared/lib/time/when-idle.ts'
import { shortcuts } from '#src/shared/ui/shortcuts/shortcuts.ts'
import { useShortcut } from '#src/shared/ui/shortcuts/use-shortcut.ts'
import { adminPlaces } from './admin-places.ts'

interface PaletteState {
  isOpen: boolean
  open: () => void
  close: () => void
}

/** Opens and closes the command palette with its shortcut anywhere in the back office. */
export function usePaletteState(): PaletteState {
  const [isOpen, setOpen] = useState(false)
  useShortcut(shortcuts.find, () => setOpen((was) => !was))
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}

/** Loads the palette's code, which is not part of the layout's chunk. */
export function LazyPalette({ isOpen, close }: PaletteState) {
  const screens = useMemo(() => adminPlaces.flatMap(({ places }) => places), [])
  const loaded = usePalette(isOpen)
  return isOpen && loaded !== null && <loaded.Palette screens={screens} onClose={close} />
}

/**
 * Loaded once the page is idle, and stored here instead of by `lazy`: people type at once after the shortcut, and a
 * fallback would lose their first letters. If loading fails, opening tries again.
 */
function usePalette(isOpen: boolean) {
  const [loaded, setLoaded] = useState<{ Palette: typeof Palette } | null>(null)
  useEffect(() => {
    if (loaded !== null) return
    const load = () =>
      void import('#src/features/admin/palette/components/palette.tsx').then(setLoaded, (reason: unknown) =>
        logFailure(
          isOpen ? 'The palette could not be opened.' : 'The palette could not be loaded ahead of time.',
          reason,
        ),
      )
    if (isOpen) load()
    else return whenIdle(load)
  }, [isOpen, loaded])
  return loaded
}
