import type { z } from 'zod'
import type { OperationId, Operations } from '#openapi/generated/operations.ts'
import type { Asked, Caller, SignedIn } from './asked.ts'
import type { Credentials } from '../contract/request.ts'

type Answers<Id extends OperationId> = Operations[Id]['answers']
type SuccessOf<Answer> = Answer extends { contentType: null }
  ? undefined
  : Answer extends { schema: infer Schema extends z.ZodType }
    ? z.output<Schema>
    : never

/** The body of an operation's success. */
export type Success<Id extends OperationId> = SuccessOf<Answers<Id>[Extract<keyof Answers<Id>, 200 | 201 | 204>]>

/** What an exchange may use to prepare its request. */
export interface Calls {
  /** Makes a call that must succeed. What it creates is removed after the exchange. */
  readonly make: <Id extends OperationId>(id: Id, caller: Caller, asked: Asked<Id>) => Promise<Success<Id>>
  /** An item of the list, the same for the same seed. With an empty list the exchange cannot be made. */
  readonly pick: <Item>(what: string, list: readonly Item[]) => Item
  /** The text with an addition that makes it unique on the host. */
  readonly unique: (text: string) => string
  /** The account that a caller signs in with. */
  readonly account: (caller: SignedIn) => Credentials
}
