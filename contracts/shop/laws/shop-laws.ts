import { childListsMakeTheWhole, childListsShareNoRecord, childrenBelongToTheirParent } from './children.ts'
import { linksLeadToARecord, listedRecordsHaveTheirPage, listsHoldEveryRecord } from './completeness.ts'
import { bestMatchComesFirst, filtersFindWhatIsThere, searchFindsWhatIsThere } from './finding-records.ts'
import type { ShopLaw } from './shop-law.ts'
import { callersSeeTheirOwnAccount } from './own-account.ts'
import { ordersPagesAlike, pagesAreDisjointAndComplete } from './pages.ts'
import { pricesAreTheProducts } from './prices.ts'
import { figuresComeFromTheOrders, statisticsCountTheOrders, statisticsEndToday } from './sums.ts'
import { showsARecordTheSameEverywhere } from './views.ts'

/** The laws about several answers of about the same time. */
export const shopLaws: readonly ShopLaw[] = [
  bestMatchComesFirst,
  callersSeeTheirOwnAccount,
  childListsMakeTheWhole,
  childListsShareNoRecord,
  childrenBelongToTheirParent,
  figuresComeFromTheOrders,
  filtersFindWhatIsThere,
  linksLeadToARecord,
  listedRecordsHaveTheirPage,
  listsHoldEveryRecord,
  ordersPagesAlike,
  pagesAreDisjointAndComplete,
  pricesAreTheProducts,
  searchFindsWhatIsThere,
  showsARecordTheSameEverywhere,
  statisticsCountTheOrders,
  statisticsEndToday,
]
