import type { Operation } from '#openapi/contract/contract.ts'
import { type Answer } from './answer.ts'
import { asShown } from './in-short.ts'
import type { CountedMismatch } from './schema-mismatches.ts'
import { bodyOfType } from '#openapi/contract/media-type.ts'
import { answerSchema } from '#openapi/contract/operation.ts'

const telling = ['error', 'errors', 'message', 'detail']

/** Whether a success has a body that tells an error, and nothing of what the contract documents. */
function isErrorIn(operation: Operation, { status, body }: Answer): boolean {
  if (status >= 300 || typeof body !== 'object' || body === null || Array.isArray(body)) return false
  const schema = answerSchema(operation, status)
  const documented = Object.keys(schema?.properties ?? {})
  return telling.some((name) => name in body) && !documented.some((name) => name in body)
}

/**
 * What an answer breaks, as one mismatch if it tells an error with the status of a success: hosts that put every error
 * into a 200 do so everywhere, which is one fault.
 */
export function asOneError(
  operation: Operation,
  answer: Answer,
  judged: readonly CountedMismatch[],
): readonly CountedMismatch[] {
  if (judged.length === 0 || !isErrorIn(operation, answer)) return judged
  const status = judged.find(({ rule }) => rule === 'status')
  const body = {
    class: 'structure',
    path: '$',
    expected: 'what is documented',
    got: asShown(answer.body),
    times: 1,
  } as const
  return [{ ...(status ?? body), rule: 'error as success' }]
}

/** Whether a success is a text, such as the page of a host of files, that the operation has not among its answers. */
export const isPage = ({ answers }: Operation, { status, contentType, text, body }: Answer): boolean =>
  status < 300 &&
  body === undefined &&
  text.trim() !== '' &&
  !Object.values(answers).some(({ bodies }) => bodyOfType(bodies, contentType ?? ''))
