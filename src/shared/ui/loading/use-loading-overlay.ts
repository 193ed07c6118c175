import { createContext, useCallback, useContext, useId, useLayoutEffect, useRef } from 'react'
import { createListeners } from '../../lib/listeners.ts'

export interface Overlay {
  register: (name: string) => void
  finish: (name: string) => void
}

export const OverlayContext = createContext<Overlay | null>(null)

/** Whether the screen is covered. Outside React, which searches the whole tree when a context changes. */
export function createCover(isCovered: boolean) {
  const { subscribe, notify } = createListeners()
  const lift = () => {
    isCovered = false
    notify()
  }
  return { subscribe, read: () => isCovered, lift }
}
export const CoverContext = createContext(createCover(false))

/** What the loading overlay waits for. Throws outside `LoadingOverlayProvider`. */
export function useLoadingOverlay(): Overlay {
  const overlay = useContext(OverlayContext)
  if (overlay === null) {
    throw new Error('useLoadingOverlay is used outside <LoadingOverlayProvider>: wrap the layout in it.')
  }
  return overlay
}

/**
 * Makes the overlay wait while this is mounted, as a fallback while page code loads. Does nothing without an overlay.
 */
export function useHoldOverlay(name: string): void {
  const overlay = useContext(OverlayContext)
  const holds = useRef(0)
  useLayoutEffect(() => {
    holds.current += 1
    overlay?.register(name)
    return () => {
      holds.current -= 1
      // After the commit, since the images of the page that takes its place register during it, and StrictMode mounts
      // everything twice.
      queueMicrotask(() => {
        if (holds.current === 0) overlay?.finish(name)
      })
    }
  }, [overlay, name])
}

/**
 * Makes the overlay wait for one image; spread the result over the `<img>`. For eager images only, since a lazy one may
 * never load. Throws outside `LoadingOverlayProvider`.
 */
export function useRegisterImage() {
  const { register: add, finish: over } = useLoadingOverlay()
  const name = useId()
  const shown = useRef<HTMLImageElement>(null)
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null) return
      shown.current = image
      add(name)
      // A cached image may have loaded before React attached its listener.
      if (image.complete) over(name)
      return () => {
        shown.current = null
        // Not at once, since StrictMode detaches each ref and attaches it again.
        queueMicrotask(() => {
          if (shown.current === null) over(name)
        })
      }
    },
    [add, over, name],
  )
  return { ref, onLoad: () => over(name), onError: () => over(name) }
}
