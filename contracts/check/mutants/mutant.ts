import type { OperationId } from '#openapi/generated/operations.ts'
import type { FindingClass } from '#contracts/judge/finding.ts'

/** Answers a request as the kit's own backend does. */
export type Send = (request: Request) => Promise<Response>

/** Stands between the check and the backend, and alters a request or its answer. */
export type Between = (request: Request, send: Send, tools: Tools) => Promise<Response>

/** What a mutant may use besides the call that it alters. */
export interface Tools {
  /** Called when an answer was altered, since a mutant that alters nothing proves nothing. */
  applied: () => void
  token: (caller: 'customer' | 'admin') => string
}

/** One planted fault. */
export interface Mutant {
  readonly name: string
  readonly class: FindingClass
  readonly operation: OperationId
  /** The kind of fault; faults of one kind are counted together. */
  readonly kind: string
  /** Called for each run, so that no state is carried over. */
  readonly plant: () => Between
}
