import { withoutCampaign } from '#src/shared/lib/campaign.ts'

/** The shop that this browser keeps counts as the seeded one for a day: prices and sales of the HTML are as old. */
const day = 24 * 60 * 60_000

/** An address, what this browser keeps of the shop (`kit:shop`: `other`, or since when it is the seeded one), and now. */
interface Visit {
  pathname: string
  search: string
  shop: string | null
  /** In epoch milliseconds. */
  at: number
}

/**
 * Whether the prerendered HTML of `path` is what this visit may see. A server may send it for another address, a query
 * may select another list, and this browser may keep another shop than the one of the HTML.
 */
export function isOwnPage(path: string, { pathname, search, shop, at }: Visit): boolean {
  const isSameShop = shop === null || at - Number(shop) < day
  return withoutSlash(pathname) === withoutSlash(path) && withoutCampaign(search).toString() === '' && isSameShop
}

const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1')
