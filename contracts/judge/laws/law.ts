import type { Law, Mismatch } from '#contracts/judge/finding.ts'
import type { Call } from '#contracts/judge/call.ts'

/** A law that can be judged from one request and its answer. */
export interface AnswerLaw extends Law {
  judge(call: Call): Iterable<Mismatch>
}

/** Whether two values are the same JSON, ignoring the order of keys. */
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
