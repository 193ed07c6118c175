import type { Law, Mismatch } from '#contracts/finding.ts'
import type { Step } from '#contracts/step.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/** A law that can be judged from one request and its answer. */
export interface AnswerLaw extends Law {
  judge(step: Step): Iterable<Mismatch>
}

/** Whether two values are the same JSON, whatever the order of their keys. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [own, other] = [Object.keys(a), Object.keys(b)]
  return (
    own.length === other.length &&
    own.every((key) => key in b && same((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
  )
}

/**
 * A law broken in a snapshot, with what the finding depends on. It is reported only if the next snapshot agrees on
 * that.
 */
export interface Verdict extends Mismatch {
  step: Step
  basis: unknown
}

/** A law of what a host shows in several answers at about one time. */
export interface ShopLaw extends Law {
  judge(snapshot: Snapshot): Iterable<Verdict>
}
