import type { Law } from '#contracts/judge/finding.ts'
import type { Session } from '#contracts/session/session.ts'
import type { Call } from '#contracts/judge/call.ts'
import { askIfPossible } from '#contracts/session/ask-if-possible.ts'

export const answersInTime: Law = {
  name: 'answers-in-time',
  sentence: 'An operation answers within the time budget.',
  reason: 'People who wait longer press again or leave.',
}

/** After so many slow answers, and none in time, an operation is not called again. */
const mostSlow = 4

/** Finds the slowest call of each operation that exceeds the budget more than once, or every time. */
export function watchTime(budget: number) {
  const timed = new Map<string, { count: number; slow: Call[] }>()
  return {
    add(call: Call): void {
      const before = timed.get(call.id) ?? { count: 0, slow: [] }
      timed.set(call.id, { count: before.count + 1, slow: call.ms > budget ? [...before.slow, call] : before.slow })
    },
    /** Whether an operation has never been in time, so that asking it again shows nothing new. */
    isTooSlow(id: string): boolean {
      const { count, slow } = timed.get(id) ?? { count: 0, slow: [] }
      return slow.length === count && count >= mostSlow
    },
    slowest(): Call[] {
      return [...timed.values()]
        .filter(({ count, slow }) => slow.length > 1 || slow.length === count)
        .flatMap(({ slow }) => slow.toSorted((a, b) => b.ms - a.ms).slice(0, 1))
    },
  }
}

/**
 * Reports slow operations. During a run, calls share the connection and the processor with each other and with the
 * check itself, so one that reads, or is refused, counts only if it is also slow on its own.
 */
export async function reportSlow(session: Session, slowest: readonly Call[], budget: number): Promise<void> {
  for (const slow of slowest) {
    const { status } = slow.answer
    const context = answersInTime.name
    const canRepeat = slow.operation.method === 'GET' || (status >= 400 && status < 500)
    const how = { wanted: [String(status)], context, right: 'documented', slow: true } as const
    const call = (canRepeat && (await askIfPossible(session, slow, how))) || slow
    const mismatch = { path: 'time', expected: `at most ${budget} ms`, got: `${Math.round(call.ms)} ms` }
    if (call.ms > budget) session.report(answersInTime, call, [mismatch], context)
  }
}
