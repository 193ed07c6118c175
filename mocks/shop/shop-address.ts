import { operations } from '#openapi/generated/operations.ts'
import { type Named, readAddress } from '../page/address.ts'
import { panelRoles } from './accounts.ts'
import { parseScenario } from '../scenarios/scenarios.ts'

/** What the parameters of the shop's address name. */
export const namedInShop: Named = {
  operations: Object.values(operations),
  checkScenario: parseScenario,
  roles: Object.values(panelRoles),
}

/** Reads the parameters of the shop's address: see `readAddress`. */
export const readShopAddress = (href: string) => readAddress(href, namedInShop)
