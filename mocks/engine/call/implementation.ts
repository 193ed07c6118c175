import type { z } from 'zod'
import type { Violation } from './check-answer.ts'
import type { TypedOperation, TypedOperationTable } from './operation.ts'

/*
 * The types of an implementation, derived from the operations table: a missing operation, or one that answers another
 * shape, does not compile.
 */
type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
type Success<Op extends TypedOperation> = Extract<keyof Op['answers'], 200 | 201 | 204>
type BodyOf<Answer> = Answer extends { contentType: null }
  ? undefined
  : Answer extends { schema: infer Schema }
    ? Schema extends z.ZodType
      ? z.input<Schema>
      : never
    : never
type SuccessBody<Op extends TypedOperation> = BodyOf<Op['answers'][Success<Op>]>
type RequestBody<Op extends TypedOperation> = Op['body'] extends { required: infer Required; schema: infer Schema }
  ? Output<Schema> | (Required extends true ? never : undefined)
  : undefined

interface ArgumentsWithoutHeaders<Op extends TypedOperation, Db, User> {
  db: Db
  params: Output<Op['params']>
  query: Output<Op['query']>
  body: RequestBody<Op>
  /** The signed-in user; undefined where the contract needs no token. */
  user: Op['access'] extends 'public' ? undefined : User
  now: Date
}

/** The arguments of an operation: its validated request, the store, the caller and the time. */
type OperationArguments<Op extends TypedOperation, Db, User> = ArgumentsWithoutHeaders<Op, Db, User> &
  (Op extends { readonly headers: infer Headers } ? { headers: Output<Headers> } : unknown)

/** An answer. An operation returns one only for another status of success than the usual one. */
export class Reply<Body> {
  readonly status: number
  readonly body: Body
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, body: Body, headers: Readonly<Record<string, string>> = {}) {
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** A recorded answer, returned even if it breaks the contract. */
export class RecordedReply extends Reply<unknown> {
  readonly violations: readonly Violation[] | undefined

  constructor(
    status: number,
    body: unknown,
    how: { headers?: Readonly<Record<string, string>>; violations?: readonly Violation[] },
  ) {
    super(status, body, how.headers ?? { 'Content-Type': 'application/json' })
    this.violations = how.violations
  }
}

/** The contract's own example, in place of an operation that nobody has written yet. */
export class ExampleReply extends Reply<unknown> {}

type Answered<Op extends TypedOperation> = SuccessBody<Op> | Reply<SuccessBody<Op>>

/** An operation's successful path. It throws a `Problem` for each documented refusal. */
export type Implementation<Op extends TypedOperation, Db, User> = (
  call: OperationArguments<Op, Db, User>,
) => Answered<Op> | Promise<Answered<Op>>

/** An implementation of each operation of a contract. */
export type Implementations<Of extends TypedOperationTable, Db, User> = {
  readonly [Id in keyof Of]: Implementation<Of[Id], Db, User>
}

export type TagOf<Of extends TypedOperationTable> = Of[keyof Of]['tag']

/** An implementation of each operation of one tag. */
export type TagImplementations<Of extends TypedOperationTable, Tag extends TagOf<Of>, Db, User> = {
  readonly [Id in keyof Of as Of[Id]['tag'] extends Tag ? Id : never]: Implementation<Of[Id], Db, User>
}

/** An implementation without its types: the operation's schemas have validated the arguments. */
export type AnyImplementation = {
  run(call: { db: unknown; user: unknown; now: Date }): unknown
}['run']
