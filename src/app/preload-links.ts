import type { RouteObject } from 'react-router-dom'
import { loadRoutes } from './router.tsx'

/** How long the pointer or the focus must stay on a link, in milliseconds. */
const rest = 50

/**
 * Loads the code and the first data of a page when the pointer, the focus or a finger is on a link to it, unless the
 * browser saves data or is offline. Returns a function that stops it.
 */
export function preloadLinks(routes: RouteObject[]): () => void {
  const stop = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let pointed: EventTarget | null = null

  function follow({ target, type }: Event): void {
    if (target === pointed) return
    pointed = target
    clearTimeout(timer)
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.origin !== location.origin || !navigator.onLine || savesData()) return
    const load = () => {
      // If it failed, pressing the link loads it again and shows the failure.
      if (link.href !== location.href) loadRoutes(routes, new URL(link.href)).catch(() => undefined)
    }
    timer = setTimeout(load, type === 'touchstart' ? 0 : rest)
  }

  // Not `pointerover`, which also fires when a new page appears under a resting pointer.
  for (const sign of ['pointermove', 'focusin', 'touchstart'])
    document.addEventListener(sign, follow, { passive: true, signal: stop.signal })
  stop.signal.addEventListener('abort', () => clearTimeout(timer))
  return () => stop.abort()
}

/** False in browsers without the Network Information API. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
