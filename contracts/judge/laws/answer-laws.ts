import { personalAnswersAreNotShared } from './caches.ts'
import { answersWhatWasSent } from './echo.ts'
import { answersTheIdAskedFor, linksNameWhatTheyCarry, listsARecordOnce } from './identity.ts'
import { instantsAreInUtc } from './instants.ts'
import type { AnswerLaw } from './law.ts'
import { keepsTheWrittenOrder } from './order.ts'
import { paginationAddsUp } from './pagination.ts'
import { filtersAreObeyed, searchFindsTheWords } from './search.ts'

/** The laws for single answers that follow from any contract. */
export const answerLaws: readonly AnswerLaw[] = [
  answersTheIdAskedFor,
  answersWhatWasSent,
  filtersAreObeyed,
  instantsAreInUtc,
  keepsTheWrittenOrder,
  linksNameWhatTheyCarry,
  listsARecordOnce,
  paginationAddsUp,
  personalAnswersAreNotShared,
  searchFindsTheWords,
]
