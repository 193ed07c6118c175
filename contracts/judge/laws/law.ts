import type { Law, Mismatch } from '#contracts/judge/finding.ts'
import type { Call } from '#contracts/judge/call.ts'

/** A law that can be judged from one request and its answer. */
export interface AnswerLaw extends Law {
  judge(call: Call): Iterable<Mismatch>
}
