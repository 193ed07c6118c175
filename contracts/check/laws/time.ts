import type { OperationId } from '#openapi/generated/operations.ts'
import type { Law } from '#contracts/finding.ts'
import type { Step } from '#contracts/step.ts'

export const answersInTime: Law = {
  name: 'answers-in-time',
  sentence: 'An operation answers within the time budget.',
  reason: 'Whoever waits longer presses again or leaves.',
}

/**
 * The slow steps of a run, one for each operation that is over the budget more than once, or always: a machine that is busy
 * for a moment is no drift.
 */
export function watchTime(budget: number) {
  const known = new Map<OperationId, { count: number; slow: Step[] }>()
  return {
    add(step: Step): void {
      const before = known.get(step.id) ?? { count: 0, slow: [] }
      known.set(step.id, { count: before.count + 1, slow: step.ms > budget ? [...before.slow, step] : before.slow })
    },
    slowest(): Step[] {
      return [...known.values()]
        .filter(({ count, slow }) => slow.length > 1 || slow.length === count)
        .flatMap(({ slow }) => slow.toSorted((a, b) => b.ms - a.ms).slice(0, 1))
    },
  }
}
