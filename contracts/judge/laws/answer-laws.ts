import { answersWhatWasSent } from './echo.ts'
import { answersTheIdAskedFor, listsARecordOnce } from './identity.ts'
import type { AnswerLaw } from './law.ts'
import { keepsTheWrittenOrder } from './order.ts'
import { searchFindsTheWords } from './search.ts'

const personalAnswersAreNotShared: AnswerLaw = {
  name: 'personal-answers-are-not-shared',
  sentence: 'No shared cache may keep an answer to a token.',
  reason: "A cache between app and host would show one user's account to the next.",
  *judge({ operation: { method, access }, answer }) {
    const control = answer.headers.get('Cache-Control') ?? ''
    if (method === 'GET' && access !== 'public' && answer.status < 300 && /\bpublic\b|s-maxage=[1-9]/i.test(control))
      yield { path: 'cache-control', expected: 'nothing that allows shared caches', got: control }
  },
}

/** The laws for single answers that follow from any contract. */
export const answerLaws: readonly AnswerLaw[] = [
  answersTheIdAskedFor,
  answersWhatWasSent,
  keepsTheWrittenOrder,
  listsARecordOnce,
  personalAnswersAreNotShared,
  searchFindsTheWords,
]
