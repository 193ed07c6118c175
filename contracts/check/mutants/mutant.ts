import type { OperationId } from '#openapi/generated/operations.ts'
import type { FindingClass } from '#contracts/finding.ts'

/** Answers a request as the kit's own backend does. */
export type Send = (request: Request) => Promise<Response>

/** Stands between the check and the backend, and alters a request or its answer. */
export type Between = (request: Request, send: Send, tools: Tools) => Promise<Response>

/** What a mutant may use besides the call that it alters. */
export interface Tools {
  /** Called whenever an answer was really altered: a mutant that never alters one proves nothing. */
  applied: () => void
  token: (caller: 'customer' | 'admin') => string
}

/** One planted fault. */
export interface Mutant {
  readonly name: string
  readonly class: FindingClass
  readonly operation: OperationId
  /** What was planted, as one of the kinds that are counted together. */
  readonly kind: string
  /** Fresh for each run, so that none remembers another run. */
  readonly plant: () => Between
}
