import { leavesATrace, undoingOf } from './exchanges/undo.ts'
import { linksNameWhatTheyCarry } from '#contracts/shop/laws/links.ts'
import { instantsAreInUtc } from '#contracts/judge/laws/instants.ts'
import { keepsTheWrittenOrder } from '#contracts/judge/laws/order.ts'
import { paginationAddsUp } from '#contracts/judge/laws/pagination.ts'
import { filtersAreObeyed, searchFindsTheWords } from '#contracts/judge/laws/search.ts'
import { oneAddressIsTheDefault } from '#contracts/shop/laws/addresses.ts'
import { periodsEndAfterTheyStart } from '#contracts/shop/laws/periods.ts'
import { percentagesCountOrders, periodsFollowEachOther } from '#contracts/shop/laws/statistics.ts'
import { stockIsWhatIsFree } from '#contracts/shop/laws/stock.ts'
import { someId } from './some-id.ts'
import type { Knowledge } from '#contracts/session/session.ts'

/** What is known of the shop's API beside its contract. */
export const shopKnowledge: Knowledge = {
  signIn: 'login',
  undoingOf,
  leavesATrace,
  idOf: someId,
  laws: [
    filtersAreObeyed,
    instantsAreInUtc,
    keepsTheWrittenOrder,
    linksNameWhatTheyCarry,
    paginationAddsUp,
    searchFindsTheWords,
    oneAddressIsTheDefault,
    percentagesCountOrders,
    periodsEndAfterTheyStart,
    periodsFollowEachOther,
    stockIsWhatIsFree,
  ],
}
