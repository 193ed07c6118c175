import type { z } from 'zod'
import type { OperationId, Operations } from '#openapi/generated/operations.ts'
import type { InputOf, Caller, SignedIn } from './input-of.ts'
import type { Credentials } from '#openapi/contract/request.ts'
import type { Call } from '#contracts/judge/call.ts'
import type { Journey, JudgedCalls } from '#contracts/session/journey.ts'

type Answers<Id extends OperationId> = Operations[Id]['answers']
type SuccessOf<Answer> = Answer extends { contentType: null }
  ? undefined
  : Answer extends { schema: infer Schema extends z.ZodType }
    ? z.output<Schema>
    : never

/** The body of an operation's success. */
export type Success<Id extends OperationId> = SuccessOf<Answers<Id>[Extract<keyof Answers<Id>, 200 | 201 | 204>]>

/** What exchanges and journeys may call, in the types of the shop's contract. */
export interface ShopCalls extends JudgedCalls {
  make<Id extends OperationId>(this: void, id: Id, caller: Caller, input: InputOf<Id>): Promise<Success<Id>>
  succeed<Id extends OperationId>(
    this: void,
    id: Id,
    caller: Caller,
    input: InputOf<Id>,
  ): Promise<{ call: Call; body: Success<Id> }>
  account(this: void, caller: SignedIn): Credentials
  as(this: void, token: string): ShopCalls
}

export type ShopJourney = Journey<ShopCalls>
