import { personalAnswersAreNotShared } from './caches.ts'
import { answersWhatWasSent } from './echo.ts'
import { answersTheIdAskedFor, listsARecordOnce } from './identity.ts'
import type { AnswerLaw } from './law.ts'
import { keepsTheWrittenOrder } from './order.ts'
import { searchFindsTheWords } from './search.ts'

/** The laws for single answers that follow from any contract. */
export const answerLaws: readonly AnswerLaw[] = [
  answersTheIdAskedFor,
  answersWhatWasSent,
  keepsTheWrittenOrder,
  listsARecordOnce,
  personalAnswersAreNotShared,
  searchFindsTheWords,
]
