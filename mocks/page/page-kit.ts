import { operations } from '#openapi/generated/operations.ts'
import { createKit } from '../engine/kit/kit.ts'
import type { PanelAccount, PanelKit } from '../panel/kit.ts'
import { rows } from '../shop/rows.ts'
import { scenarios } from '../scenarios/scenarios.ts'
import { stories } from '../scenarios/stories.ts'
import { type Account, panelRoles } from '../shop/accounts.ts'
import { type ShopBackend, type BuildWorld, seededStore, type Shop } from '../shop/shop.ts'
import { storedRole } from './stored-session.ts'
import { createPanelKit } from './panel-kit.ts'

interface PageKitOptions extends Pick<
  Parameters<typeof createPanelKit>[0],
  'signIn' | 'host' | 'memory' | 'storage' | 'isPrerendered' | 'refetch'
> {
  shop: Shop
  backend: ShopBackend
  build: BuildWorld
  /** Who can sign in. */
  accounts: readonly Account[]
}

/** The database shows the products first. */
const { products, ...otherRows } = rows

/** The panel's kit of the shop. */
export const createPageKit = ({ shop, backend, build, accounts, ...others }: PageKitOptions): PanelKit =>
  createPanelKit({
    ...others,
    kit: createKit(shop, backend, Object.values(operations)),
    instance: shop,
    seeded: () => seededStore(shop.settings, build),
    kinds: { products, ...otherRows },
    operations: Object.values(operations),
    scenarios,
    stories,
    base: import.meta.env.BASE_URL,
    title: 'Shop kit',
    noun: 'shop',
    place: 'India',
    hasExchanges: true,
    channel: 'suvarnika kit',
    accounts: accounts.map((account): PanelAccount => ({
      ...account,
      role: panelRoles[account.role],
      path: operations.login.path,
    })),
    role: storedRole,
  })
