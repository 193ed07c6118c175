import type { OperationId } from '#openapi/generated/operations.ts'
import type { Mismatch } from '#contracts/judge/finding.ts'
import { inShort } from '#contracts/judge/in-short.ts'
import type { Step } from '#contracts/judge/step.ts'
import { differences } from '../journeys/differences.ts'
import type { Change } from './reading.ts'

/** The writes between two readings, and the other records that changed. */
export interface Interval {
  readonly writes: readonly Step[]
  readonly changes: readonly Change[]
}

/** A single write between two readings, and the other records that changed with it. */
export interface Suspicion {
  readonly step: Step
  readonly changes: readonly Change[]
}

/** If this share of the intervals without a suspected write shows changes, another client is writing too. */
const busyFrom = 0.1

const has = ({ writes }: Interval, id: OperationId) => writes.some((step) => step.id === id)
const isChanged = ({ changes }: Interval) => changes.length > 0

/** The writes after which another record had changed. */
export const suspicionsOf = (intervals: readonly Interval[]): Suspicion[] =>
  intervals.filter(isChanged).flatMap(({ writes, changes }) => {
    const [step, second] = writes
    return step && !second ? [{ step, changes }] : []
  })

/** How often a write must change another record before that counts as repeated. */
export const repetitions = 3

/**
 * Whether another record changes with each such write, never in an interval without writes, and hardly ever with other
 * writes.
 */
function isRepeated({ id, caller }: Step, intervals: readonly Interval[]): boolean {
  const watched = intervals.filter(({ writes: [step, second] }) => !second && step?.id === id && step.caller === caller)
  const suspects = suspicionsOf(intervals).map(({ step }) => step.id)
  const others = intervals.filter((interval) => !suspects.some((suspect) => has(interval, suspect)))
  const alone = intervals.some((interval) => interval.writes.length === 0 && isChanged(interval))
  const busy = others.filter(isChanged).length > others.length * busyFrom
  return !alone && !busy && watched.length >= repetitions && watched.every(isChanged)
}

/** Whether other records change only with this write, even if not each time: there may be nothing left to change. */
function isOnlyThen(id: OperationId, intervals: readonly Interval[]): boolean {
  const changed = intervals.filter(isChanged)
  const first = intervals.filter((interval) => has(interval, id)).slice(0, changed.length)
  return changed.every((interval) => has(interval, id)) && (changed.length === 1 || first.every(isChanged))
}

/** The confirmed suspicions. One that is not repeated can only be confirmed if no other client writes. */
export const confirmedBy = (intervals: readonly Interval[], how: 'repeated' | 'only then'): Suspicion[] =>
  suspicionsOf(intervals).filter(({ step }) =>
    how === 'repeated' ? isRepeated(step, intervals) : isOnlyThen(step.id, intervals),
  )

/** A change as a mismatch for the report. */
export function mismatchOf({ view, key, was, is }: Change): Mismatch {
  const what = `${typeof (is ?? was)?.id === 'string' ? `${key} of ` : ''}${view.id} as before`
  if (!was) return { path: '$', expected: what, got: `${inShort(is)} is new` }
  const [first] = is ? differences(was, is) : []
  if (!first) return { path: '$', expected: what, got: 'it is gone' }
  return { path: '$', expected: `${what}, ${first.path} ${first.expected}`, got: `${first.path} ${first.got}` }
}
