import { jsonOr } from '#openapi/contract/json-or.ts'

/** A host's answer with its body read. `body` is undefined if there is none, it is not JSON or it is too deep. */
export interface Answer {
  status: number
  contentType: string | null
  headers: Headers
  text: string
  body: unknown
  /** Whether the body is JSON with more than `mostLevels` levels. */
  isTooDeep?: true
}

/** No answer of the contract comes near it. Judging a body that is nested deeper could exhaust the stack. */
export const mostLevels = 100

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)))

/** Whether JSON is nested deeper than any answer of the contract. */
export const isTooDeep = (value: unknown) => isDeeper(value, mostLevels)

/** Reads an answer to its end. */
export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text()
  const { status, headers } = response
  const answer = { status, contentType: headers.get('Content-Type'), headers, text }
  const body = jsonOr(text, undefined)
  return isTooDeep(body) ? { ...answer, body: undefined, isTooDeep: true } : { ...answer, body }
}
