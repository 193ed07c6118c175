import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { Asked, Caller, Loose } from '../exchanges/asked.ts'
import type { Law, Mismatch } from '../judge/finding.ts'
import type { Stage, Success } from '../exchanges/stage.ts'
import type { Step } from '../judge/step.ts'

/** Makes calls that need not succeed, and reports broken laws. */
export interface LawStage extends Stage {
  /** Makes a call that must answer one of `wanted`, by default its success. */
  readonly ask: (
    id: OperationId,
    caller: Caller,
    asked: Loose,
    wanted?: readonly string[],
    token?: string | null,
  ) => Promise<Step>
  /** Makes a call that must succeed, and returns its step with the typed body. */
  readonly succeed: <Id extends OperationId>(
    id: Id,
    caller: Caller,
    asked: Asked<Id>,
    token?: string,
  ) => Promise<{ step: Step; body: Success<Id> }>
  /** The token of a caller. Throws `CannotPlay` if there is none. */
  readonly token: (caller: Caller) => string
  /** Whether this run may leave what a success of the operation makes and no call undoes. */
  readonly mayRemain: (id: OperationId) => boolean
  /** Whether only this run uses a text. */
  readonly isUnique: (text: string) => boolean
  /** The records that this stage has made, with the calls that show them. */
  readonly own: () => ReadonlyArray<{ get: OperationId; id: string }>
  /** Gets what an address in an answer leads to, such as a picture. */
  readonly fetch: (address: string) => Promise<Response>
  /** Reports each way in which an answer breaks a law. */
  readonly expect: (law: Law, step: Step, mismatches: Iterable<Mismatch>) => void
  /** Reports that an answer breaks a law in one way. */
  readonly broken: (law: Law, step: Step, path: string, expected: string, got: string) => void
  /** Expects an answer to have a value at a path: of a record, in each field that both have. */
  readonly expectAt: (law: Law, step: Step, path: readonly PropertyKey[], wanted: unknown) => void
  /** Expects what was gathered from an answer to be equal. */
  readonly expectSame: (law: Law, step: Step, path: string, wanted: unknown, got: unknown) => void
  /** Expects a call not to have succeeded. */
  readonly expectRefused: (law: Law, step: Step, expected: string) => void
}

/** Plays a law on one or many records of the host. */
export interface Journey {
  readonly name: string
  /** The operations that it is about: a run of one tag plays it when one of them has the tag. */
  readonly about: readonly OperationId[]
  /** Whether it writes. */
  readonly writes?: boolean
  /**
   * Played before the others and with no call beside it: a write may hide what a cache shows to a wrong caller, or change
   * an account while it is compared.
   */
  readonly alone?: boolean
  /** Whether it leaves something that no call can undo. */
  readonly leaves?: boolean
  readonly play: (stage: LawStage) => Promise<void>
}

/** The documented statuses of success. */
export const successes = (id: OperationId): string[] =>
  Object.keys(operations[id].answers).filter((status) => status.startsWith('2'))
