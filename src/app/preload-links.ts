import type { QueryClient } from '@tanstack/react-query'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { loadAhead } from './load-ahead.ts'
import { firstReads } from './routes/first-reads.ts'

/** How long the pointer or the focus must stay on a link, in milliseconds. */
const rest = 50

const basename = import.meta.env.BASE_URL

/**
 * Loads the code and the first data of a page when the pointer, the focus or a finger is on a link to it, unless the
 * browser saves data or is offline. Returns a function that stops it.
 */
export function preloadLinks(client: QueryClient, routes: RouteObject[]): () => void {
  const stop = new AbortController()
  const loaded = new Set<RouteObject>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let pointed: EventTarget | null = null

  function loadPage(route: RouteObject): void {
    if (loaded.has(route) || typeof route.lazy !== 'function') return
    loaded.add(route)
    // If it failed, pressing the link loads it again and shows the failure.
    void loadAhead(route.lazy).then((code) => code ?? loaded.delete(route))
  }
  function preload({ pathname, searchParams }: URL): void {
    for (const { route, params } of matchRoutes(routes, pathname, basename) ?? []) {
      loadPage(route)
      if (route.path !== undefined) void firstReads[route.path]?.(client, params, searchParams)
    }
  }
  function follow({ target, type }: Event): void {
    if (target === pointed) return
    pointed = target
    clearTimeout(timer)
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.origin !== location.origin || !navigator.onLine || savesData()) return
    timer = setTimeout(
      () => link.href !== location.href && preload(new URL(link.href)),
      type === 'touchstart' ? 0 : rest,
    )
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
