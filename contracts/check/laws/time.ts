import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { Law } from '#contracts/judge/finding.ts'
import type { Session } from '#contracts/session/session.ts'
import { CannotPlay } from '#contracts/exchanges/stage.ts'
import type { Step } from '#contracts/judge/step.ts'

const answersInTime: Law = {
  name: 'answers-in-time',
  sentence: 'An operation answers within the time budget.',
  reason: 'People who wait longer press again or leave.',
}

/** After so many slow answers, and none in time, an operation is not called again. */
const mostSlow = 4

/** Finds the slowest step of each operation that exceeds the budget more than once, or every time. */
export function watchTime(budget: number) {
  const known = new Map<OperationId, { count: number; slow: Step[] }>()
  return {
    add(step: Step): void {
      const before = known.get(step.id) ?? { count: 0, slow: [] }
      known.set(step.id, { count: before.count + 1, slow: step.ms > budget ? [...before.slow, step] : before.slow })
    },
    /** Whether an operation has never been in time, so that asking it again shows nothing new. */
    isTooSlow(id: OperationId): boolean {
      const { count, slow } = known.get(id) ?? { count: 0, slow: [] }
      return slow.length === count && count >= mostSlow
    },
    slowest(): Step[] {
      return [...known.values()]
        .filter(({ count, slow }) => slow.length > 1 || slow.length === count)
        .flatMap(({ slow }) => slow.toSorted((a, b) => b.ms - a.ms).slice(0, 1))
    },
  }
}

/** Repeats a reading call with no other call running, unless the run was stopped. */
async function again(session: Session, step: Step): Promise<Step> {
  try {
    const how = {
      wanted: [String(step.answer.status)],
      step: answersInTime.name,
      right: 'documented',
      slow: true,
    } as const
    return await session.ask(step.id, step.caller, step.asked, how)
  } catch (error) {
    if (!(error instanceof CannotPlay)) throw error
    return step
  }
}

/**
 * Reports slow operations. During a run, calls share the connection and the processor with each other and with the
 * check itself, so a reading call counts only if it is also slow on its own.
 */
export async function reportSlow(session: Session, slowest: readonly Step[], budget: number): Promise<void> {
  for (const slow of slowest) {
    const step = operations[slow.id].method === 'GET' ? await again(session, slow) : slow
    const mismatch = { path: 'time', expected: `at most ${budget} ms`, got: `${Math.round(step.ms)} ms` }
    if (step.ms > budget) session.report(answersInTime, step, [mismatch], answersInTime.name)
  }
}
