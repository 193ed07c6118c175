import type { OperationId } from '#openapi/generated/operations.ts'
import type { FindingClass } from '#contracts/judge/finding.ts'

/** A request on its way to the backend, and what a mutant may use to alter it or its answer. */
export interface Call {
  request: Request
  /** The operation that it calls, and the parameters in its path. */
  id: OperationId | undefined
  params: Readonly<Record<string, string>>
  /** Answers as the kit's own backend does. */
  send: (request: Request) => Promise<Response>
  /** Called when an answer was altered, since a mutant that alters nothing proves nothing. */
  applied: () => void
  token: (caller: 'customer' | 'admin') => string
}

/** Stands between the check and the backend. */
export type Between = (call: Call) => Promise<Response>

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
