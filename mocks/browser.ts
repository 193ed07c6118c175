import { readAddress } from './address.ts'
import { openIndexedDb } from './engine/indexed-db.ts'
import { keepLog } from './kept-log.ts'
import { markKeptShop } from './mark-kept-shop.ts'
import { createPageKit } from './page-kit.ts'
import { notice } from './panel/notice.ts'
import { createBackend, openShop } from './shop.ts'
import { type Memory, readKept } from './state-link.ts'
import { signInAs } from './stored-session.ts'
import { startWorker } from './worker.ts'

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
  /** Called after a change from the panel: what is on the screen is to be asked for again, from nothing or behind what is shown. */
  refetch?: (afresh: boolean) => void
  /** What the app remembers of the shop beside the backend; a copied link carries it. */
  memory?: { read: () => Memory; write: (memory: Memory) => void }
}

/**
 * Starts the backend in the page: opens the shop (kept in IndexedDB), reads the address parameters and takes them out of the
 * address, and registers the worker that answers `/v1`, `/api` and `/uploads`. Gives the shop's clock.
 * Rejects when the worker cannot be registered or an address parameter cannot be read.
 */
export async function start({
  apiOrigin = location.origin,
  onRestart,
  refetch = () => undefined,
  memory,
}: StartOptions = {}): Promise<{ now(): Date }> {
  if (!('serviceWorker' in navigator))
    throw new Error('The demo shop needs a service worker, which browsers offer over https and on localhost only.')
  const { asked, rest } = readAddress(location.href)
  const kept = asked.changes === undefined ? undefined : await readKept(asked.changes)
  // Decided now: without parameters the app is shown meanwhile, and may have moved on to another address.
  const hasParameters = rest !== location.pathname + location.search + location.hash
  const persistence = await openIndexedDb('suvarnika').then(markKeptShop, () => {
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

  await startWorker(backend.fetch, [`${apiOrigin}/v1/*`, `${location.origin}/api/*`, `${apiOrigin}/uploads/*`])

  if (kept) {
    // The link tells the whole state: what this browser had changed in the same shop is no part of it.
    await shop.reset()
    await shop.exclusively(true, () => shop.db.put(kept.changes))
    if (kept.memory) memory?.write(kept.memory)
  }
  if (asked.role) await signInAs(asked.role, backend)
  if (hasParameters) history.replaceState(history.state, '', rest)

  window.kit = {
    reset: () => shop.reset(),
    state: backend.state,
  }
  keepLog(backend.requests)
  const kit = createPageKit({ shop, backend, refetch, ...(memory && { readMemory: memory.read }) })
  import('./panel/mount.tsx').then(
    ({ mountPanel }) => mountPanel(kit),
    () => notice('The panel of the shop kit could not be loaded.'),
  )
  return { now: shop.now }
}
