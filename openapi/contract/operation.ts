import type { Contract, DocumentedAnswer, Operation, Parameter } from './contract.ts'
import { listIn } from './json.ts'
import type { Schema } from './schema.ts'
import { isOfTheOther } from './validator.ts'

/** The operation with an id. Throws where the contract has none. */
export function operationNamed({ operations, source }: Contract, id: string): Operation {
  const found = operations.find((each) => each.id === id)
  if (!found) throw new Error(`${source.file} does not describe ${id}.`)
  return found
}

export const queryParameter = ({ parameters }: Operation, name: string): Parameter | undefined =>
  parameters.find((parameter) => parameter.in === 'query' && parameter.name === name)

/** Whether a parameter names a request, so that the same one is not done again. */
export const isIdempotencyKey = ({ in: place, name }: Parameter): boolean =>
  place === 'header' && /^(?:x-)?idempotency-key$/i.test(name)

/** The schema of an operation's request body. */
export const bodySchema = ({ body }: Operation): Schema | undefined => body?.schema

/** The schema of the answer that is documented for a status, by itself or by its class such as `2XX`. */
export const answerSchema = ({ answers }: Operation, status: number | string): Schema | undefined =>
  answers[documentedAs(answers, status)]?.body?.schema

/** How a contract documents a status: by itself, or if not, maybe by its class. */
export const documentedAs = (answers: Operation['answers'], status: number | string): string =>
  String(status) in answers ? String(status) : String(status).replace(/^(\d)\d\d$/, '$1XX')

/** The documented answer for a status: its own entry, that of its class such as `4XX`, or `default`. */
export function answerTo({ answers, defaultIsFailure }: Operation, status: number): DocumentedAnswer | undefined {
  const own = answers[documentedAs(answers, status)]
  return own ?? (status >= 500 || !defaultIsFailure ? answers.default : undefined)
}

/** The reads whose answers change when an operation has written, as far as `x-invalidates` says. */
export function staleAfter({ words }: Operation): readonly string[] {
  const { 'x-invalidates': reads } = words
  return listIn(reads).map(String)
}

/**
 * The contract's descriptions of an operation and its answer, which name the order of a list and the searched fields.
 */
export function wordsOf({ description, answers }: Operation, status: number | string): string {
  const answer = answers[documentedAs(answers, status)]
  return [description, answer?.description, answer?.body?.schema?.description].join(' ')
}

/** What the contract says of an operation and of one of its refusals, without what it says of its other statuses. */
export function refusalWords({ description, answers }: Operation, status: string): string {
  const parts = description.split(/(?<=[.;]) /).filter((part) => part.startsWith(status) || !/^\d{3} /.test(part))
  return [answers[status]?.description, ...parts].filter(Boolean).join(' ').replace(/;$/, '.')
}

/** The documented statuses of an operation. */
export const statusesOf = ({ answers }: Operation): string[] =>
  Object.keys(answers).filter((status) => status !== 'default')

/** The documented statuses of success. */
export const successes = ({ answers }: Operation): string[] =>
  Object.keys(answers).filter((status) => status.startsWith('2'))

/** The status of an operation's success. */
export function usualStatus(operation: Operation): string {
  const documented = successes(operation)
  return ['201', '200', '204'].find((status) => documented.includes(status)) ?? documented[0] ?? '200'
}

/** Whether a body is valid by its schema; what only answers hold need not be in it. */
export const isValidBody = ({ body }: Operation, value: unknown): boolean =>
  !body || body.validate(value).every((error) => isOfTheOther(error, 'readOnly'))
