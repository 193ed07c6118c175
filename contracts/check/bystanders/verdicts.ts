import type { OperationId } from '#openapi/generated/operations.ts'
import type { Mismatch } from '#contracts/finding.ts'
import { inShort } from '#contracts/judge/in-short.ts'
import type { Step } from '#contracts/step.ts'
import { differences } from '../journeys/differences.ts'
import type { Change } from './reading.ts'

/** What was written between two readings, and which records of others changed. */
export interface Interval {
  readonly writes: readonly Step[]
  readonly changes: readonly Change[]
}

/** A write that was watched by itself, and what changed with it. */
export interface Suspicion {
  readonly step: Step
  readonly changes: readonly Change[]
}

/** From this share of changed intervals without a suspected write on, somebody else is at work. */
const busyFrom = 0.1

const has = ({ writes }: Interval, id: OperationId) => writes.some((step) => step.id === id)
const isChanged = ({ changes }: Interval) => changes.length > 0

/** The writes right after which something else had changed. */
export const suspicionsOf = (intervals: readonly Interval[]): Suspicion[] =>
  intervals.filter(isChanged).flatMap(({ writes, changes }) => {
    const [step, second] = writes
    return step && !second ? [{ step, changes }] : []
  })

/** Times that a write must change something else before that counts as repeated. */
export const repetitions = 3

/** Something else changes with each watched write, never without any, and hardly ever without a suspected one. */
function isRepeated({ id, caller }: Step, intervals: readonly Interval[]): boolean {
  const watched = intervals.filter(({ writes: [step, second] }) => !second && step?.id === id && step.caller === caller)
  const suspects = suspicionsOf(intervals).map(({ step }) => step.id)
  const others = intervals.filter((interval) => !suspects.some((suspect) => has(interval, suspect)))
  const alone = intervals.some((interval) => interval.writes.length === 0 && isChanged(interval))
  const busy = others.filter(isChanged).length > others.length * busyFrom
  return !alone && !busy && watched.length >= repetitions && watched.every(isChanged)
}

/** Nothing else ever changes without the write: it did once, or with the first of them until nothing was left. */
function isOnlyThen(id: OperationId, intervals: readonly Interval[]): boolean {
  const changed = intervals.filter(isChanged)
  const first = intervals.filter((interval) => has(interval, id)).slice(0, changed.length)
  return changed.every((interval) => has(interval, id)) && (changed.length === 1 || first.every(isChanged))
}

/** The suspicions that hold. One that is not repeated needs a host on which nobody else writes. */
export const confirmedBy = (intervals: readonly Interval[], how: 'repeated' | 'only then'): Suspicion[] =>
  suspicionsOf(intervals).filter(({ step }) =>
    how === 'repeated' ? isRepeated(step, intervals) : isOnlyThen(step.id, intervals),
  )

/** A change in words. */
export function mismatchOf({ view, key, was, is }: Change): Mismatch {
  const what = `${typeof (is ?? was)?.id === 'string' ? `${key} of ` : ''}${view.id} as before`
  if (!was) return { path: '$', expected: what, got: `${inShort(is)} is new` }
  const [first] = is ? differences(was, is) : []
  if (!first) return { path: '$', expected: what, got: 'it is gone' }
  return { path: '$', expected: `${what}, ${first.path} ${first.expected}`, got: `${first.path} ${first.got}` }
}
