import { documentedAnswer } from '#mocks/engine/call/check-answer.ts'
import type { DocumentedAnswer } from '#mocks/engine/call/contract.ts'
import type { OperationId, Operations } from '#openapi/generated/operations.ts'
import { answerSchema } from './contract/openapi.ts'
import { missingFields } from './contract/records.ts'
import { type Answer, mostLevels } from './answer.ts'
import { contentTypeMismatches } from './content-type.ts'
import { inShort } from './in-short.ts'
import { jsonPath } from './json-path.ts'
import { gathered, type Judged, mismatchesOf, type SchemaMismatch } from './schema-mismatches.ts'

function mismatchesIn({ contentType, schema }: DocumentedAnswer, answer: Answer): SchemaMismatch[] {
  if (contentType === null) {
    const got = inShort(answer.body ?? answer.text)
    return answer.text === '' ? [] : [{ class: 'protocol', rule: 'body', path: 'body', expected: 'no body', got }]
  }
  const types = contentTypeMismatches(contentType, answer)
  // A page in place of JSON is one fault.
  if (answer.body === undefined && answer.text !== '' && types.length > 0) return types
  if (answer.body === undefined) {
    const got = answer.text === '' ? 'nothing' : inShort(answer.text)
    const expected = answer.isTooDeep ? `JSON of at most ${mostLevels} levels` : 'JSON'
    return [...types, { class: 'structure', rule: 'body', path: 'body', expected, got }]
  }
  const { error } = schema.safeParse(answer.body)
  return [...types, ...(error?.issues ?? []).flatMap((issue) => mismatchesOf(issue, answer.body))]
}

/** Missing required fields that zod would fill with a default. The answer must have them. */
function missingDefaults(id: OperationId, answer: Answer): SchemaMismatch[] {
  return missingFields(answerSchema(id, answer.status), answer.body).map((path) => ({
    class: 'structure',
    rule: 'required',
    path: jsonPath(path),
    expected: 'a value, since the field is required',
    got: 'nothing',
  }))
}

/** The host's error message, if the answer has one. */
function saidBy({ status, body }: Answer): string {
  const { message, error } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const said = message ?? error
  return typeof said === 'string' ? `${status}, ${inShort(said, undefined, 160)}` : String(status)
}

/** Judges only the status: it must be one of `wanted`, where `default` means 5xx. */
export function judgeStatus(wanted: readonly string[], answer: Answer): Judged[] {
  const asWanted = wanted.some((status) =>
    status === 'default' ? answer.status >= 500 : String(answer.status) === status,
  )
  const expected = wanted.map((status) => (status === 'default' ? '5xx' : status)).join(' or ')
  return asWanted
    ? []
    : [{ class: 'protocol', rule: 'status', path: 'status', expected, got: saidBy(answer), times: 1 }]
}

/** Judges content type and body strictly by what the contract documents for the answer's status. */
export function judgeShape(operation: Operations[OperationId], answer: Answer): Judged[] {
  const documented = documentedAnswer(operation, answer.status)
  if (!documented) return []
  const mismatches = gathered(mismatchesIn(documented, answer))
  return mismatches.length > 0 ? mismatches : gathered(missingDefaults(operation.id, answer))
}
