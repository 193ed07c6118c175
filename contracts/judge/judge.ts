import type { Body, DocumentedAnswer, Operation } from '#openapi/contract/contract.ts'
import { bareType, bodyOfType, isJsonType } from '#openapi/contract/media-type.ts'
import { answerTo } from '#openapi/contract/operation.ts'
import { type Answer, mostLevels } from './answer.ts'
import { asOneError } from './error-as-success.ts'
import { inShort } from './in-short.ts'
import { gathered, type CountedMismatch, mismatchesOf, type SchemaMismatch } from './schema-mismatches.ts'
import { unknownFields } from './unknown-fields.ts'

const charset = (contentType: string) => /;\s*charset="?([\w-]+)/i.exec(contentType)?.[1]?.toLowerCase()

/** The type of an answer must be one of those that are documented, or within a documented range. */
function contentTypeMismatches(documented: readonly Body[], answer: Answer): SchemaMismatch[] {
  const type = answer.contentType ?? ''
  const expected = [...new Set(documented.map(({ contentType }) => contentType))].join(' or ')
  const about = { class: 'protocol', rule: 'content-type', path: 'content-type' } as const
  const body = bodyOfType(documented, type)
  if (!body) return [{ ...about, expected, got: bareType(type) || 'nothing' }]
  // JSON is UTF-8 (RFC 8259): a client that follows another charset would read wrong letters.
  const letters = charset(type) ?? 'utf-8'
  return letters === 'utf-8' || letters === 'utf8' || !isJsonType(bareType(type))
    ? []
    : [{ ...about, expected: `${body.contentType} in UTF-8`, got: `charset ${letters}` }]
}

function mismatchesIn({ body: usual, bodies }: DocumentedAnswer, answer: Answer): SchemaMismatch[] {
  if (usual === null) {
    const got = inShort(answer.body ?? answer.text)
    return answer.text === '' ? [] : [{ class: 'protocol', rule: 'body', path: 'body', expected: 'no body', got }]
  }
  const type = answer.contentType ?? ''
  const documented = bodyOfType(bodies, type) ?? usual
  const types = contentTypeMismatches(bodies, answer)
  // What came in a documented range is judged by what it is.
  if (!isJsonType(documented.contentType.includes('*') ? bareType(type) : documented.contentType)) return types
  // A page in place of JSON is one fault.
  if (answer.body === undefined && answer.text !== '' && types.length > 0) return types
  if (answer.body === undefined) {
    const got = answer.text === '' ? 'nothing' : inShort(answer.text)
    const expected = answer.isTooDeep ? `JSON of at most ${mostLevels} levels` : 'JSON'
    return [...types, { class: 'structure', rule: 'body', path: 'body', expected, got }]
  }
  const unknown = documented.schema ? unknownFields(documented.schema, answer.body) : []
  return [...types, ...mismatchesOf(documented.validate(answer.body), answer.body), ...unknown]
}

/** Documented headers that an answer must have and lacks. */
const missingHeaders = (documented: DocumentedAnswer, { headers }: Answer): SchemaMismatch[] =>
  documented.headers
    .filter((name) => !headers.has(name))
    .map((name) => ({
      class: 'protocol',
      rule: 'other',
      path: name.toLowerCase(),
      expected: 'the documented header',
      got: 'nothing',
    }))

/** The host's error message, if the answer has one. */
function saidBy({ status, body }: Answer): string {
  const { message, error } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const said = message ?? error
  return typeof said === 'string' ? `${status}, ${inShort(said, 160)}` : String(status)
}

/** Whether a status is one of `wanted`, where `default` means 5xx, and `4XX` every 4xx. */
const isOneOf = (wanted: readonly string[], status: number) =>
  wanted.some((each) =>
    each === 'default' ? status >= 500 : /^\dXX$/i.test(each) ? each[0] === String(status)[0] : String(status) === each,
  )

/** Judges only the status: it must be one of `wanted`, where `default` means 5xx. */
export function judgeStatus(wanted: readonly string[], answer: Answer): CountedMismatch[] {
  const expected = [...new Set(wanted.map((status) => (status === 'default' ? '5xx' : status)))].join(' or ')
  return isOneOf(wanted, answer.status)
    ? []
    : [{ class: 'protocol', rule: 'status', path: 'status', expected, got: saidBy(answer), times: 1 }]
}

/** Judges content type and body strictly by what the contract documents for the answer's status. */
export function judgeShape(operation: Operation, answer: Answer): CountedMismatch[] {
  const documented = answerTo(operation, answer.status)
  return documented ? gathered([...missingHeaders(documented, answer), ...mismatchesIn(documented, answer)]) : []
}

/**
 * Which answers of a call are right: those with a wanted status, or all that are documented and no 5xx, where a host may
 * be more lenient than the contract.
 */
export type Right = 'wanted' | 'documented'

/** Which answers of a call should come. */
export interface Expected {
  /** The documented statuses that should come. */
  readonly wanted: readonly string[]
  readonly right?: Right
  /** Statuses that are right too, since they only say that the record is not in the state for the wanted one. */
  readonly also?: readonly string[]
}

/** What an answer breaks of the contract: its status alone if that is wrong, else its shape. */
export function judgeAnswer(
  operation: Operation,
  answer: Answer,
  { wanted, also = [], right = 'wanted' }: Expected,
): { mismatches: readonly CountedMismatch[]; shape: readonly CountedMismatch[]; isWrong: boolean; isError: boolean } {
  const status = judgeStatus(wanted, answer)
  // A 200 that tells an error is one fault, not as many as an error lacks of the documented fields.
  const shape = asOneError(operation, answer, judgeShape(operation, answer))
  const isError = shape.some(({ rule }) => rule === 'error as success')
  const isRight = also.includes(String(answer.status)) || (right === 'documented' && answer.status < 500)
  const excused = isRight && answerTo(operation, answer.status) !== undefined && !isError
  // The shape of an answer that should not have come is no second fault.
  const isWrong = status.length > 0 && !excused
  return { mismatches: isWrong ? asOneError(operation, answer, status) : shape, shape, isWrong, isError }
}
