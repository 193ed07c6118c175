import type { OperationId } from '#openapi/generated/operations.ts'
import type { Caller, Loose } from '../exchanges/asked.ts'
import type { Answer } from './answer.ts'

/** One request and its answer. */
export interface Call {
  readonly id: OperationId
  readonly caller: Caller
  readonly asked: Loose
  readonly answer: Answer
  /** What the check was doing: an exchange, a journey, a snapshot. */
  readonly during: string
  /** One object for all calls of a journey that were sent at once. */
  readonly batch?: object
  /** Milliseconds until the answer was read. */
  readonly ms: number
  /** The method, if it is not the operation's. */
  readonly method?: string
  /** The token that replaced the caller's; null if none was sent. */
  readonly token?: string | null
  /** Whether status and shape are as documented, ignoring undocumented fields. */
  readonly sound: boolean
}
