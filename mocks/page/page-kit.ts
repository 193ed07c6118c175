import { operations } from '#openapi/generated/operations.ts'
import { createKit } from '../engine/kit/kit.ts'
import type { PanelAccount, PanelKit, Role } from '../panel/kit.ts'
import { rows } from '../shop/rows.ts'
import { scenarios } from '../scenarios/scenarios.ts'
import { stories } from '../scenarios/stories.ts'
import type { Account } from '../shop/accounts.ts'
import { type ShopBackend, type BuildWorld, seededStore, type Shop } from '../shop/shop.ts'
import { panelRoles, storedRole, storeSession } from './stored-session.ts'
import type { DroppedShop } from './dropped-shop.ts'
import { createPanelKit } from './panel-kit.ts'
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

/** The panel's kit of the shop. */
export function createPageKit({
  shop,
  backend,
  build,
  accounts,
  memory,
  dropped,
  ...others
}: PageKitOptions): PanelKit {
  const kit = createKit(shop, backend, Object.values(operations))

  async function undo(): Promise<void> {
    const before = await dropped?.bringBack()
    if (!before) return
    // Loads it, as after a change in another tab.
    await shop.exclusively(false, async () => undefined)
    if (before.memory) memory?.write(before.memory)
    storeSession(before.session)
  }

  return createPanelKit({
    ...others,
    kit,
    instance: shop,
    kinds: rows,
    operations: Object.values(operations),
    scenarios,
    stories,
    title: 'Shop kit',
    place: 'India',
    channel: 'suvarnika kit',
    link: async () =>
      stateLink({
        href: location.href,
        kit,
        role: storedRole(),
        seeded: await seededStore(shop.settings, build),
        store: shop.db,
        memory: memory?.read(),
      }),
    accounts: accounts.map((account): PanelAccount => ({ ...account, role: panelRoles[account.role] })),
    role: storedRole,
    canUndo: dropped?.has,
    undo,
  })
}
