import { differences } from '../differences.ts'
import { kindOf, shownOf } from '#openapi/contract/fields.ts'
import { objectsIn } from '#openapi/contract/records.ts'
import type { Call } from '../call.ts'
import type { AnswerLaw } from './law.ts'
import type { Operation } from '#openapi/contract/contract.ts'
import { answerSchema, bodySchema } from '#openapi/contract/operation.ts'
import { isObject, type Json, type Path } from '#openapi/contract/json.ts'
import { makesARecord } from '#openapi/contract/resources.ts'

const instant = /^\d{4}-\d\d-\d\dT/
const telephone = /^\+[\d ()-]+$/

/**
 * Whether a stored value equals the sent one. Spaces at both ends of a text may be cut off. Money may be sent as text, a number may come back as one, a time in another zone, an empty link as null;
 * the host of a picture, capitals in an email address and spaces in a telephone number do not count.
 */
export function isAsSent(sent: unknown, returned: unknown): boolean {
  if (sent === returned || (typeof sent === 'string' && sent.trim() === returned)) return true
  if (typeof returned === 'number' && typeof sent === 'string') return Number(sent) === returned
  // Whether the contract has a text there is judged by its schema.
  if (typeof sent === 'number' && typeof returned === 'string')
    return returned.trim() !== '' && Number(returned) === sent
  if (typeof sent === 'string' && typeof returned === 'string' && instant.test(sent))
    return Date.parse(sent) === Date.parse(returned)
  if (typeof sent === 'string' && typeof returned === 'string' && sent.includes('@'))
    return sent.toLowerCase() === returned.toLowerCase()
  if (typeof sent === 'string' && typeof returned === 'string' && telephone.test(sent))
    return sent.replaceAll(/[^\d+]/g, '') === returned.replaceAll(/[^\d+]/g, '')
  if (typeof sent === 'string' && typeof returned === 'string' && sent.startsWith('/'))
    return returned.replace(/^https?:\/\/[^/]+/, '') === sent
  return sent === '' && returned === null
}

/** Whether it does something to a record, such as `POST /orders/{id}/cancel`, whose fields may be called like the record's. */
const isAction = (operation: Operation) =>
  operation.method === 'POST' &&
  /\}\/[^{}/]+\/?$/.test(operation.path) &&
  !('201' in operation.answers) &&
  !makesARecord(operation.contract, operation)

/** The record in an answer that shows what was sent: the outermost object with most of its fields, if it has an id. */
function returnedRecord(call: Call, fields: readonly string[]): { value: Json; path: Path } | undefined {
  const hasMost = (value: Json) => fields.filter((field) => field in value).length * 2 >= fields.length
  const outermost = objectsIn(call).find(({ value }) => hasMost(value))
  return kindOf(call.operation.contract, outermost?.name) === undefined ? undefined : outermost
}

export const answersWhatWasSent: AnswerLaw = {
  name: 'answers-what-was-sent',
  sentence: 'The answer to a create or an update has every documented field as it was sent.',
  reason:
    'The form shows the answer: what it does not repeat looks lost, and what it changes is saved wrongly next time.',
  *judge(call) {
    const { operation, input, answer } = call
    if (!/^(POST|PUT|PATCH)$/.test(operation.method) || !isObject(input.body)) return
    if (isAction(operation)) return
    if (answerSchema(operation, answer.status)?.name === undefined) return
    // What breaks the contract need not be kept.
    if ((operation.body?.validate(input.body).length ?? 0) > 0) return
    const fields = Object.entries(bodySchema(operation)?.properties ?? {}).flatMap(([name, field]) =>
      field['x-echo'] === false ? [] : [name],
    )
    const returned = returnedRecord(call, fields)
    if (!returned) return
    const sent = Object.entries(shownOf(operation.body?.schema, input.body) as Json).filter(([name]) =>
      fields.includes(name),
    )
    yield* differences(Object.fromEntries(sent), returned.value, returned.path, isAsSent)
  },
}
