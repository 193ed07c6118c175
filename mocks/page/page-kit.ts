import { operations } from '#openapi/generated/operations.ts'
import { brokenLinks } from '../engine/table/broken-links.ts'
import { takenValues } from '../engine/table/taken-values.ts'
import { createKit } from '../engine/kit/kit.ts'
import type { KitAccount, PanelKit, Role } from '../panel/kit.ts'
import { rows } from '../shop/rows.ts'
import { scenarios } from '../scenarios/scenarios.ts'
import { stories } from '../scenarios/stories.ts'
import type { Account } from '../shop/accounts.ts'
import { type ShopBackend, type BuildWorld, seededStore, type Shop } from '../shop/shop.ts'
import { panelRoles, storedRole, storeSession } from './stored-session.ts'
import type { DroppedShop } from './dropped-shop.ts'
import { changesTo, stateFile } from './state-file.ts'
import { type Memory, stateLink } from './state-link.ts'

interface PageKitOptions {
  shop: Shop
  backend: ShopBackend
  build: BuildWorld
  /** Who can sign in. */
  accounts: readonly Account[]
  signIn: (role: Role) => Promise<void>
  /** Origin of the real host, where there is one. */
  host?: string
  /** The shop's data in the app's storage. */
  memory?: { read: () => Memory; write: (memory: Memory) => void }
  /** Keeps what a reset drops; undefined where the browser stores nothing. */
  dropped: DroppedShop | undefined
  isPrerendered: boolean
  /** Called after a change, so that the screens reload their data, visibly or in the background. */
  refetch: (afresh: boolean) => void
}

/** The panel's kit: its changes appear at once, in this tab and the others. */
export function createPageKit({
  shop,
  backend,
  build,
  accounts,
  signIn,
  host,
  memory,
  dropped,
  isPrerendered,
  refetch,
}: PageKitOptions): PanelKit {
  const kit = createKit(shop, backend, Object.values(operations))
  const changes = new EventTarget()
  const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('suvarnika kit')
  let version = 0

  function tell() {
    version += 1
    changes.dispatchEvent(new Event('change'))
  }

  /** Makes a change, then refreshes the screens of all tabs. */
  async function changing(task: () => Promise<void>, afresh = false): Promise<void> {
    await task()
    tell()
    refetch(afresh)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    tabs?.postMessage(afresh)
  }

  async function undo(): Promise<void> {
    const before = await dropped?.bringBack()
    if (!before) return
    // Loads it, as after a change in another tab.
    await shop.exclusively(false, async () => undefined)
    if (before.memory) memory?.write(before.memory)
    storeSession(before.session)
  }

  tabs?.addEventListener('message', ({ data }) => {
    // First loads the changes of the other tab.
    void shop
      .exclusively(false, async () => undefined)
      .then(() => {
        tell()
        refetch(data === true)
      })
  })
  // The app's own calls change the state too.
  kit.requests.subscribe(() => {
    const last = kit.requests.all().at(-1)
    if (last && last.method !== 'GET') tell()
  })

  return {
    ...kit,
    ...(host !== undefined && { host }),
    change: (next) =>
      changing(
        () => kit.change(next),
        typeof next === 'function' || next.errors !== undefined || next.faults !== undefined || next.live !== undefined,
      ),
    reset: () => changing(kit.reset),
    clock: {
      ...kit.clock,
      set: (at, isRunning) => changing(() => kit.clock.set(at, isRunning)),
      ahead: (ms) => changing(() => kit.clock.ahead(ms)),
      freeze: () => changing(kit.clock.freeze),
      run: () => changing(kit.clock.run),
      restart: () => changing(kit.clock.restart),
    },
    subscribe: (listener) => {
      changes.addEventListener('change', listener)
      return () => changes.removeEventListener('change', listener)
    },
    version: () => version,
    link: async () =>
      stateLink({
        href: location.href,
        kit,
        role: storedRole(),
        seeded: await seededStore(shop.settings, build),
        store: shop.db,
        memory: memory?.read(),
      }),
    accounts: accounts.map((account): KitAccount => ({
      ...account,
      role: panelRoles[account.role],
    })),
    role: storedRole,
    signIn: (role: Role) => changing(() => signIn(role)),
    operations: Object.values(operations).map(({ id, tag, method, path, answers }) => ({
      id,
      tag,
      method,
      path,
      statuses: Object.keys(answers).flatMap((status) => (status === 'default' ? [500, 503] : [Number(status)])),
    })),
    scenarios,
    stories,
    collections: () =>
      Object.entries(rows).map(([name, { schema, prefix }]) => {
        const table = shop.db.table(name)
        return {
          name,
          schema,
          all: () => table.all(),
          nextId: () => `${prefix}-${(table.counters[name] ?? 0) + 1}`,
          check: (row) => ({ ...takenValues(table, row), ...brokenLinks(shop.db, name, row) }),
        }
      }),
    write: (collection, id, row) =>
      changing(() =>
        shop.exclusively(true, async () => {
          if (row === null) await shop.db.table(collection).delete(id)
          else await shop.db.put([{ collection, id, row: { ...row, id } }])
        }),
      ),
    exportState: () => stateFile(shop.db),
    importState: (json) => changing(() => shop.exclusively(true, async () => shop.db.put(changesTo(json, shop.db)))),
    canUndo: async () => (await dropped?.has()) ?? false,
    undo: () => changing(undo, true),
    isPrerendered,
  }
}
