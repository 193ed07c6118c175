import { leavesATrace, undoingOf } from '../exchanges/undo.ts'
import { linksNameWhatTheyCarry } from '../judge/laws/identity.ts'
import { instantsAreInUtc } from '../judge/laws/instants.ts'
import { keepsTheWrittenOrder } from '../judge/laws/order.ts'
import { paginationAddsUp } from '../judge/laws/pagination.ts'
import { filtersAreObeyed, searchFindsTheWords } from '../judge/laws/search.ts'
import { oneAddressIsTheDefault } from '../judge/laws/addresses.ts'
import { periodsEndAfterTheyStart } from '../judge/laws/periods.ts'
import { percentagesCountOrders, periodsFollowEachOther } from '../judge/laws/statistics.ts'
import { stockIsWhatIsFree } from '../judge/laws/stock.ts'
import type { Knowledge } from './session.ts'

/** What is known of the shop's API beside its contract. */
export const shopKnowledge: Knowledge = {
  signIn: 'login',
  undoingOf,
  leavesATrace,
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
