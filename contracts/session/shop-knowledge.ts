import { leavesATrace, undoingOf } from '../exchanges/undo.ts'
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
    oneAddressIsTheDefault,
    percentagesCountOrders,
    periodsEndAfterTheyStart,
    periodsFollowEachOther,
    stockIsWhatIsFree,
  ],
}
