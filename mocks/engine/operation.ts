import type { z } from 'zod'
import type { OperationId, Operations, Tag } from '#openapi/generated/operations.ts'
import type { RecordOf } from '#mocks/records.ts'
import type { Store } from '#mocks/store.ts'

/*
 * The types of an operation, all read off the operations table: an operation of the contract
 * without an implementation, or one that answers another shape, does not compile.
 */
type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
type Answers<Id extends OperationId> = Operations[Id]['answers']
type Success<Id extends OperationId> = Extract<keyof Answers<Id>, 200 | 201 | 204>
type BodyOf<Answer> = Answer extends { contentType: null }
  ? undefined
  : Answer extends { schema: infer Schema }
    ? Schema extends z.ZodType
      ? z.input<Schema>
      : never
    : never
type SuccessBody<Id extends OperationId> = BodyOf<Answers<Id>[Success<Id>]>
type RequestBody<Id extends OperationId> = Operations[Id]['body'] extends {
  required: infer Required
  schema: infer Schema
}
  ? Output<Schema> | (Required extends true ? never : undefined)
  : undefined

/** What an operation is given: its validated request, the store, the caller and the time. */
export interface Call<Id extends OperationId> {
  db: Store
  params: Output<Operations[Id]['params']>
  query: Output<Operations[Id]['query']>
  body: RequestBody<Id>
  /** The signed-in user; undefined where the contract asks for no token. */
  user: Operations[Id]['access'] extends 'public' ? undefined : RecordOf<'users'>
  now: Date
}

/** An answer with another success status than the operation's usual one. */
export class Reply<Body> {
  readonly status: number
  readonly body: Body

  constructor(status: number, body: Body) {
    this.status = status
    this.body = body
  }
}

type Answered<Id extends OperationId> = SuccessBody<Id> | Reply<SuccessBody<Id>>

/** An operation's happy path. It throws a `Problem` for each documented refusal. */
export type Implementation<Id extends OperationId> = (call: Call<Id>) => Answered<Id> | Promise<Answered<Id>>

export type ImplementationsOf<Of extends Tag> = {
  [Id in OperationId as Operations[Id]['tag'] extends Of ? Id : never]: Implementation<Id>
}
export type AllImplementations = { [Id in OperationId]: Implementation<Id> }

/** All operations of one tag. */
export const implement = <Of extends Tag>(_tag: Of, implementations: ImplementationsOf<Of>): ImplementationsOf<Of> =>
  implementations
