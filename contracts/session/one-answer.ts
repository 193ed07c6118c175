import { isUnanswered, requestFor } from '#openapi/contract/request.ts'
import type { Call } from '../judge/call.ts'
import type { Law } from '../judge/finding.ts'
import type { SessionOptions } from './session.ts'

export const oneQuestionHasOneAnswer: Law = {
  name: 'one-question-has-one-answer',
  sentence: 'A call that is repeated with no write in between has the same answer.',
  reason: 'Of several instances behind one address each must know what the others have written.',
}

/** How often a call is repeated whose answer is wrong. */
const repetitions = 6
/** How many such calls of a run are repeated. */
const mostCalls = 8

/** How often an answer comes back after another one. Two instances do it in turn, another client's writes do not. */
function returns(answers: readonly string[]): number {
  const isBack = (answer: string, at: number) =>
    answer !== answers[at - 1] && answers.slice(0, Math.max(0, at - 1)).includes(answer)
  return answers.filter(isBack).length
}

/**
 * Repeats reads whose answers are wrong, to tell instances that contradict each other from a host that is wrong. The
 * returned function resolves to whether the same call has two answers in turn, once in a run.
 */
export function watchRepeatedReads({ send, origin, tokens }: Pick<SessionOptions, 'send' | 'origin' | 'tokens'>) {
  let remaining = mostCalls
  return async ({ operation, caller, input, token, answer: { status } }: Call): Promise<boolean> => {
    // Repeated failures would end the run of a host where one operation is down.
    if (operation.method !== 'GET' || remaining === 0 || status >= 500) return false
    remaining -= 1
    const own = caller === 'guest' ? undefined : tokens[caller]
    const answers: string[] = []
    try {
      for (let turn = 0; turn < repetitions; turn += 1) {
        const request = requestFor(origin, operation, input, (token === undefined ? own : token) ?? undefined)
        const answer = await send(request)
        answers.push(`${answer.status} ${await answer.text()}`)
      }
    } catch (error) {
      if (isUnanswered(error)) return false
      throw error
    }
    if (returns(answers) < 2) return false
    remaining = 0
    return true
  }
}
