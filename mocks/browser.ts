// First, since a schema is compiled or not when it is made.
import './page/without-compiling.ts'
import { operations } from '#openapi/generated/operations.ts'
import { readShopAddress } from './shop/shop-address.ts'
import { withUndo } from './page/with-undo.ts'
import { messageOf } from '#openapi/contract/message-of.ts'
import { openIndexedDb } from './engine/kit/indexed-db.ts'
import { keepLog } from './page/kept-log.ts'
import { withChangedMark, showsSeededShop } from './page/with-changed-mark.ts'
import { createPageKit } from './page/page-kit.ts'
import { notice } from './panel/notice.ts'
import { recordingInPage } from './recording/in-page.ts'
import { seededAccounts } from './shop/accounts.ts'
import { shopPage } from './shop/page.ts'
import { rows } from './shop/rows.ts'
import { createBackend, openShop, seededStore } from './shop/shop.ts'
import { shippedOrBuilt } from './page/shipped/shipped.ts'
import { type Memory, readLinkedState, takeChanges } from './page/state-link.ts'
import { sessionKeys, signInAs } from './page/stored-session.ts'
import { reloadUploads, sendToHost, startWorker } from './page/worker/start-worker.ts'

declare global {
  interface Window {
    /** The console's access to the mocked shop. */
    kit?: { reset(): Promise<void>; state(): Promise<{ hash: string; counts: Record<string, number> }> }
  }
}

interface StartOptions {
  /** Origin of the API host that the app calls; by default the page's own. */
  apiOrigin?: string
  /** The host at `apiOrigin` is real and answers the operations chosen by the address or the panel. */
  isMixed?: boolean
  /** Called when another shop replaces this one, so that the app deletes its data of the old one. */
  onRestart?: () => void
  /** Called after a change from the panel, so that the screen reloads its data, visibly or in the background. */
  refetch?: (afresh: boolean) => void
  /** Whether the page was prerendered, with its data in its HTML. */
  isPrerendered?: boolean
  /** Whether the key of the panel was pressed before the panel listened. */
  isKeyPressed?: () => boolean
  /** The shop's data in the app's storage, which a copied link includes. */
  memory?: { read: () => Memory; write: (memory: Memory) => void }
}

/**
 * Starts the backend in the page: opens the shop stored in IndexedDB, reads and removes the address parameters, and
 * registers the worker that answers `/v1`, `/api` and `/uploads`. Returns the shop's clock, and whether a prerendered
 * page still shows the shop as it is. Rejects when the worker cannot be registered or an address parameter is invalid.
 */
export async function start({
  apiOrigin = location.origin,
  isMixed = false,
  onRestart,
  refetch = () => undefined,
  memory,
  isPrerendered = false,
  isKeyPressed = () => false,
}: StartOptions = {}): Promise<{ now(): Date; showsSeededShop: boolean }> {
  if (!('serviceWorker' in navigator))
    throw new Error('The demo shop needs a service worker, which browsers offer over https and on localhost only.')
  const { choices, rest } = readShopAddress(location.href)
  if (choices.settings.live && !isMixed)
    throw new Error('?live= needs a real host: set VITE_API_MODE=mixed and VITE_API_URL, and start again.')
  const linked = choices.changes === undefined ? undefined : await readLinkedState(choices.changes)
  // Read now, since an app without parameters is already shown and may have navigated.
  const hasParameters = rest !== location.pathname + location.search + location.hash
  const recording = await recordingInPage()
  const build = recording?.build ?? shippedOrBuilt
  // Each recording is a shop of its own.
  const name = recording ? `${shopPage.storageName} ${recording.hash}` : shopPage.storageName
  const storage = await openIndexedDb(name).then(
    (opened) => withUndo(withChangedMark(opened), { name, kinds: rows, sessionKeys, readMemory: memory?.read }),
    () => {
      notice('This browser keeps no data here: what you change lasts until the page is closed.')
      return undefined
    },
  )
  const shop = await openShop({
    settings: choices.settings,
    build,
    ...(recording && { at: recording.at }),
    ...(storage && { persistence: storage.persistence }),
    ...(onRestart && { onRestart }),
    onReseed: (reason) => notice(`The demo shop was set up anew. ${reason}`),
    onDetached: (reason) =>
      notice(`This page now has its own shop; reload it to share that of the other tabs. ${reason}`),
  })
  const backend = createBackend({
    shop,
    ...(recording && { replay: recording.replay }),
    ...(isMixed && { host: { send: sendToHost, take: (await import('./live/rows.ts')).takeRows } }),
  })

  await startWorker(backend.fetch, [`${apiOrigin}/v1/*`, `${location.origin}/api/*`, `${apiOrigin}/uploads/*`])
  reloadUploads()

  if (linked) {
    await takeChanges(linked, shop, () => seededStore(shop.settings, build))
    if (linked.memory) memory?.write(linked.memory)
  }
  storage?.follow()
  const accounts = recording?.accounts ?? seededAccounts
  const signIn = (role: string) => {
    const isLive = shop.settings.live?.includes(operations.login.id)
    return signInAs(role, { backend, accounts, host: isLive ? apiOrigin : undefined })
  }
  if (choices.role) await signIn(choices.role).catch((error: unknown) => notice(messageOf(error)))
  if (hasParameters) history.replaceState(history.state, '', rest)

  window.kit = {
    reset: () => shop.reset(),
    state: backend.state,
  }
  keepLog(backend.requests)
  const kit = createPageKit({
    shop,
    backend,
    build,
    accounts,
    signIn,
    refetch,
    ...(isMixed && { host: apiOrigin }),
    ...(memory && { memory }),
    storage,
    isPrerendered,
  })
  import('./panel/mount.tsx').then(
    ({ mountPanel }) => mountPanel(kit, { isFolded: linked !== undefined, isKeyPressed }),
    () => notice('The panel of the shop kit could not be loaded.'),
  )
  return { now: shop.now, showsSeededShop: showsSeededShop() }
}
