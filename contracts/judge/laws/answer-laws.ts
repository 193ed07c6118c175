import { oneAddressIsTheDefault } from './addresses.ts'
import { personalAnswersAreNotShared } from './caches.ts'
import { answersWhatWasSent } from './echo.ts'
import { answersTheIdAskedFor, linksNameWhatTheyCarry, listsARecordOnce } from './identity.ts'
import { instantsAreInUtc } from './instants.ts'
import type { AnswerLaw } from './law.ts'
import { keepsTheWrittenOrder } from './order.ts'
import { paginationAddsUp } from './pagination.ts'
import { periodsEndAfterTheyStart } from './periods.ts'
import { filtersAreObeyed, searchFindsTheWords } from './search.ts'
import { percentagesCountOrders, periodsFollowEachOther } from './statistics.ts'
import { stockIsWhatIsFree } from './stock.ts'

/** The laws for single answers. */
export const answerLaws: readonly AnswerLaw[] = [
  answersTheIdAskedFor,
  answersWhatWasSent,
  filtersAreObeyed,
  instantsAreInUtc,
  keepsTheWrittenOrder,
  linksNameWhatTheyCarry,
  listsARecordOnce,
  oneAddressIsTheDefault,
  paginationAddsUp,
  percentagesCountOrders,
  periodsEndAfterTheyStart,
  periodsFollowEachOther,
  personalAnswersAreNotShared,
  searchFindsTheWords,
  stockIsWhatIsFree,
]
