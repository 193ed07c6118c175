import type { z } from 'zod'
import type { OperationId, Operations } from '#openapi/generated/operations.ts'

/** Where an answer leaves the contract. */
export interface Finding {
  operation: OperationId
  /** The documented answer that was asked for. */
  status: string
  /** JSON path into the body, or `status`, `content-type`, `body`, `network`. */
  path: string
  expected: string
  got: string
  /** How often, where list items share it. */
  times: number
}

type Issue = z.core.$ZodIssue
type Fault = Pick<Finding, 'path' | 'expected' | 'got'>

const secret = /^(token|password|confirmPassword)$/

/** A value in a few words; never what signs somebody in. */
export function inShort(value: unknown, key?: PropertyKey): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return `an array of ${value.length}`
  if (typeof value === 'object' && value !== null)
    return `an object with ${Object.keys(value).slice(0, 8).join(', ') || 'no fields'}`
  if (typeof value !== 'string') return JSON.stringify(value)
  if (typeof key === 'string' && secret.test(key)) return 'a text (hidden)'
  return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value)
}

const jsonPath = (path: readonly PropertyKey[]) =>
  path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    return /^[\w$]+$/.test(String(key)) ? `${text}.${String(key)}` : `${text}[${JSON.stringify(String(key))}]`
  }, '$')

/** The same path whatever the place in a list: `$.data[3].name` is `$.data[*].name`. */
export const anyPlace = (path: string) => path.replaceAll(/\[\d+\]/g, '[*]')

const valueAt = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    body,
  )

function expectedBy(issue: Issue): string {
  if (issue.code === 'invalid_type') return issue.expected
  if (issue.code === 'invalid_value') return issue.values.map((value) => inShort(value)).join(' or ')
  if (issue.code === 'invalid_format') return `a text of the format ${issue.format}`
  if (issue.code === 'too_small') return `at least ${issue.minimum}${issue.origin === 'string' ? ' characters' : ''}`
  if (issue.code === 'too_big') return `at most ${issue.maximum}${issue.origin === 'string' ? ' characters' : ''}`
  return issue.message
}

function faultsOf(issue: Issue, body: unknown, under: readonly PropertyKey[] = []): Fault[] {
  const path = [...under, ...issue.path]
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: jsonPath([...path, key]),
      expected: 'no such field',
      got: inShort(valueAt(body, [...path, key]), key),
    }))
  }
  if (issue.code === 'invalid_union') {
    const near = issue.errors.find((branch) =>
      branch.every((each) => each.path.length > 0 || each.code === 'unrecognized_keys'),
    )
    if (near) return near.flatMap((each) => faultsOf(each, body, path))
    const expected = issue.errors.flatMap((branch) => branch.map(expectedBy)).join(' or ')
    return [{ path: jsonPath(path), expected, got: inShort(valueAt(body, path), path.at(-1)) }]
  }
  return [{ path: jsonPath(path), expected: expectedBy(issue), got: inShort(valueAt(body, path), path.at(-1)) }]
}

/** Faults that list items share are told once, at any place. */
function gathered(faults: readonly Fault[]): Array<Fault & { times: number }> {
  const known = new Map<string, Fault & { times: number }>()
  for (const fault of faults) {
    const key = `${anyPlace(fault.path)} ${fault.expected}`
    const same = known.get(key)
    if (same) known.set(key, { ...same, path: anyPlace(same.path), times: same.times + 1 })
    else known.set(key, { ...fault, times: 1 })
  }
  return [...known.values()]
}

const essence = (contentType: string | null) => contentType?.split(';')[0]?.trim().toLowerCase() ?? ''

/** A host's answer with its body read. `body` is undefined where there is none, or none that is JSON. */
export interface Answer {
  status: number
  contentType: string | null
  text: string
  body: unknown
}

/** Reads an answer to its end. */
export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text()
  const answer = { status: response.status, contentType: response.headers.get('Content-Type'), text }
  try {
    return { ...answer, body: text === '' ? undefined : JSON.parse(text) }
  } catch {
    return { ...answer, body: undefined }
  }
}

function faultsIn({ contentType, schema }: { contentType: string | null; schema: z.ZodType }, answer: Answer): Fault[] {
  if (contentType === null) {
    return answer.text === '' ? [] : [{ path: 'body', expected: 'no body', got: inShort(answer.body ?? answer.text) }]
  }
  const type = essence(answer.contentType)
  const wrongType =
    type === contentType ? [] : [{ path: 'content-type', expected: contentType, got: type || 'nothing' }]
  if (answer.body === undefined)
    return [
      ...wrongType,
      { path: 'body', expected: 'JSON', got: answer.text === '' ? 'nothing' : inShort(answer.text) },
    ]
  const read = schema.safeParse(answer.body)
  return read.success
    ? wrongType
    : [...wrongType, ...read.error.issues.flatMap((issue) => faultsOf(issue, answer.body))]
}

/**
 * Judges an answer by the one that the contract documents under `status`: status, content type, and the body by the zod schema
 * of that very status, strictly. Gives an empty list when it keeps the contract.
 */
export function judge(operation: Operations[OperationId], status: string, answer: Answer): Finding[] {
  const about = { operation: operation.id, status }
  const documented = (operation.answers as Readonly<Record<string, { contentType: string | null; schema: z.ZodType }>>)[
    status
  ]
  if (!documented) throw new Error(`The contract documents no answer ${status} of ${operation.id}.`)
  const asAsked = status === 'default' ? answer.status >= 500 : String(answer.status) === status
  if (!asAsked) {
    const { message, error } = (typeof answer.body === 'object' && answer.body !== null ? answer.body : {}) as {
      message?: unknown
      error?: unknown
    }
    const said = message ?? error
    const got = typeof said === 'string' ? `${answer.status}, ${inShort(said)}` : String(answer.status)
    return [{ ...about, path: 'status', expected: status === 'default' ? '5xx' : status, got, times: 1 }]
  }
  return gathered(faultsIn(documented, answer)).map((fault) => ({ ...about, ...fault }))
}
