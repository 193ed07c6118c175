import type { Operation } from '#openapi/contract/contract.ts'
import type { Answer } from './answer.ts'
import type { RequestInput } from '#openapi/contract/request.ts'

/** One request and its answer. */
export interface Call {
  readonly operation: Operation
  /** That of the operation. */
  readonly id: string
  /** `guest`, or who signs in. */
  readonly caller: string
  readonly input: RequestInput
  readonly answer: Answer
  /** What the check was doing: an exchange, a journey, a snapshot. */
  readonly context: string
  /** One object for all calls of a journey that were sent at once. */
  readonly batch?: object
  /** Milliseconds until the answer was read. */
  readonly ms: number
  /** The method, if it is not the operation's. */
  readonly method?: string
  /** The token that replaced the caller's; null if none was sent. */
  readonly token?: string | null
  /** Whether it signs in, which changes nothing that others show. */
  readonly isSignIn?: true
  /** Whether status and shape are as documented, ignoring undocumented fields. */
  readonly sound: boolean
}

/** A call that a guest makes beside those of the session, such as one with a header or a method of its own. */
export const guestCall = (
  operation: Operation,
  { input = {}, ...call }: Pick<Call, 'answer' | 'context'> & Partial<Pick<Call, 'input' | 'method'>>,
): Call => ({ operation, id: operation.id, caller: 'guest', input, ms: 0, sound: true, ...call })
