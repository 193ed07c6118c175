/**
 * What an operation takes and answers, from the type that `openapi-typescript` writes for it. Each part may be missing,
 * or `never`.
 */

type At<Value, Key extends string> = Value extends { readonly [Is in Key]?: infer Found }
  ? Exclude<Found, undefined>
  : never

type ParametersIn<Operation, Place extends string> = [At<At<Operation, 'parameters'>, Place>] extends [never]
  ? object
  : At<At<Operation, 'parameters'>, Place>

type Contents<Of> = At<Of, 'content'>
type ValueIn<Of> = [Contents<Of>] extends [never] ? undefined : Contents<Of>[keyof Contents<Of>]

/** Every parameter of the path is a text, whatever the contract makes of it. */
export type ParamsOf<Operation> = unknown extends Operation
  ? Readonly<Record<string, string>>
  : { readonly [Name in keyof ParametersIn<Operation, 'path'> & string]: string }

export type QueryOf<Operation> = unknown extends Operation
  ? Readonly<Record<string, unknown>>
  : Readonly<ParametersIn<Operation, 'query'>>

export type BodyOf<Operation> = unknown extends Operation
  ? unknown
  : ValueIn<At<Operation, 'requestBody'>> | (Operation extends { readonly requestBody: object } ? never : undefined)

type Responses<Operation> = At<Operation, 'responses'>
type SuccessIn<Statuses> = Statuses extends number | string
  ? `${Statuses}` extends `2${string}`
    ? Statuses
    : never
  : never
type Successes<All> = [SuccessIn<keyof All>] extends [never] ? 'default' : SuccessIn<keyof All>

/** The body of a success. */
export type AnswerOf<Operation> = unknown extends Operation
  ? unknown
  : ValueIn<Responses<Operation>[Successes<Responses<Operation>> & keyof Responses<Operation>]>
