import { http } from 'msw'
import { setupWorker } from 'msw/browser'
import { readAddress } from './address.ts'
import { createBackend, openShop } from './shop.ts'
import { openIndexedDb } from './engine/indexed-db.ts'
import { notice } from './panel/notice.ts'

declare global {
  interface Window {
    /** The console's handle on the mocked shop. */
    kit?: { reset(): Promise<void>; state(): Promise<{ hash: string; counts: Record<string, number> }> }
  }
}

interface StartOptions {
  /** Origin of the API host that the app calls; its own by default. */
  apiOrigin?: string
  /** Called when another shop took the place of the one that was: what the app remembers of that one is void. */
  onRestart?: () => void
}

/**
 * Starts the backend in the page: opens the shop (kept in IndexedDB), reads the address parameters and takes them out of the
 * address, and registers the worker that answers `/v1`, `/api` and `/uploads`. Gives the shop's clock.
 * Rejects when the worker cannot be registered or an address parameter cannot be read.
 */
export async function start({ apiOrigin = location.origin, onRestart }: StartOptions = {}): Promise<{ now(): Date }> {
  if (!('serviceWorker' in navigator))
    throw new Error('The demo shop needs a service worker, which browsers offer over https and on localhost only.')
  const { asked, rest } = readAddress(location.href)
  // Decided now: without parameters the app is shown meanwhile, and may have moved on to another address.
  const hasParameters = rest !== location.pathname + location.search + location.hash
  const persistence = await openIndexedDb('suvarnika').catch(() => {
    notice('This browser keeps no data here: what you change lasts until the page is closed.')
    return undefined
  })
  const shop = await openShop({
    settings: asked.settings,
    ...(persistence && { persistence }),
    ...(onRestart && { onRestart }),
    onReseed: (reason) => notice(`The demo shop was set up anew. ${reason}`),
    onDetached: (reason) => notice(`This page goes on alone; reload it for the shop of the other tabs. ${reason}`),
  })
  const backend = createBackend({ shop })

  const answer = ({ request }: { request: Request }) => backend.fetch(request)
  const worker = setupWorker(
    http.all(`${apiOrigin}/v1/*`, answer),
    http.all(`${location.origin}/api/*`, answer),
    http.all(`${apiOrigin}/uploads/*`, answer),
  )
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })

  if (asked.role) {
    const session =
      asked.role === 'guest' ? undefined : await backend.signIn(asked.role === 'admin' ? 'ADMIN' : 'CUSTOMER')
    for (const key of ['token', 'user'] as const) {
      if (!session) localStorage.removeItem(key)
      else localStorage.setItem(key, key === 'token' ? session.token : JSON.stringify(session.user))
    }
  }
  if (hasParameters) history.replaceState(history.state, '', rest)

  window.kit = {
    reset: () => shop.reset(),
    state: backend.state,
  }
  return { now: shop.now }
}
