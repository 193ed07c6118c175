import type { z } from 'zod'
import type { OperationId, Operations } from '#openapi/generated/operations.ts'
import { answerSchema } from './check/contract/openapi.ts'
import { missingFields } from './check/contract/records.ts'
import { anyPlace, type FindingClass, type Mismatch } from './finding.ts'

/** Where an answer leaves the contract's own schema, status or content type. */
export interface Judged extends Mismatch {
  class: Exclude<FindingClass, 'behaviour'>
  /** How many list items share it. */
  times: number
}

type Issue = z.core.$ZodIssue
type SchemaMismatch = Omit<Judged, 'times'>

/** Fields with credentials or personal data, whose values reports never show. */
const hidden =
  /^(token|password|confirmPassword|email|customer_email|phone|mobile|full_?name|address_?line1|date_of_birth)$/i

/** Texts that belong to a person, whatever the field is called: an e-mail address, a telephone number. */
const personal = /\S@\S+\.\S|^\+?\d[\d ()-]{8,}$/

/** A value in a few words, without credentials or personal data. */
export function inShort(value: unknown, key?: PropertyKey): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return `an array of ${value.length}`
  if (typeof value === 'object' && value !== null)
    return `an object with ${Object.keys(value).slice(0, 8).join(', ') || 'no fields'}`
  if (typeof value !== 'string') return JSON.stringify(value)
  if ((typeof key === 'string' && hidden.test(key)) || personal.test(value)) return 'a text (hidden)'
  return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value)
}

/** `$.data[3].name` for `['data', 3, 'name']`. */
export const jsonPath = (path: readonly PropertyKey[]) =>
  path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    return /^[\w$]+$/.test(String(key)) ? `${text}.${String(key)}` : `${text}[${JSON.stringify(String(key))}]`
  }, '$')

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

function mismatchesOf(issue: Issue, body: unknown, under: readonly PropertyKey[] = []): SchemaMismatch[] {
  const path = [...under, ...issue.path]
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      class: 'additive',
      path: jsonPath([...path, key]),
      expected: 'no such field',
      got: inShort(valueAt(body, [...path, key]), key),
    }))
  }
  if (issue.code === 'invalid_union') {
    const near = issue.errors.find((branch) =>
      branch.every((each) => each.path.length > 0 || each.code === 'unrecognized_keys'),
    )
    if (near) return near.flatMap((each) => mismatchesOf(each, body, path))
    const expected = issue.errors.flatMap((branch) => branch.map(expectedBy)).join(' or ')
    return [{ class: 'structure', path: jsonPath(path), expected, got: inShort(valueAt(body, path), path.at(-1)) }]
  }
  return [
    {
      class: 'structure',
      path: jsonPath(path),
      expected: expectedBy(issue),
      got: inShort(valueAt(body, path), path.at(-1)),
    },
  ]
}

/** A mismatch shared by all items of a list is reported once, for any index. */
function gathered(mismatches: readonly SchemaMismatch[]): Judged[] {
  const known = new Map<string, Judged>()
  for (const mismatch of mismatches) {
    const key = `${anyPlace(mismatch.path)} ${mismatch.expected}`
    const same = known.get(key)
    if (same) known.set(key, { ...same, path: anyPlace(same.path), times: same.times + 1 })
    else known.set(key, { ...mismatch, times: 1 })
  }
  return [...known.values()]
}

const essence = (contentType: string | null) => contentType?.split(';')[0]?.trim().toLowerCase() ?? ''
const charset = (contentType: string | null) => /;\s*charset="?([\w-]+)/i.exec(contentType ?? '')?.[1]?.toLowerCase()

/** A host's answer with its body read. `body` is undefined where there is none, or none that is JSON. */
export interface Answer {
  status: number
  contentType: string | null
  headers: Headers
  text: string
  body: unknown
}

/** Reads an answer to its end. */
export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text()
  const { status, headers } = response
  const answer = { status, contentType: headers.get('Content-Type'), headers, text }
  try {
    return { ...answer, body: text === '' ? undefined : JSON.parse(text) }
  } catch {
    return { ...answer, body: undefined }
  }
}

interface Documented {
  contentType: string | null
  schema: z.ZodType
}

function contentTypeMismatches(contentType: string, answer: Answer): SchemaMismatch[] {
  const type = essence(answer.contentType)
  const about = { class: 'protocol', path: 'content-type' } as const
  if (type !== contentType) return [{ ...about, expected: contentType, got: type || 'nothing' }]
  // JSON is UTF-8 between systems (RFC 8259): a client that believes another name reads other letters.
  const letters = charset(answer.contentType) ?? 'utf-8'
  return letters === 'utf-8' || letters === 'utf8'
    ? []
    : [{ ...about, expected: `${contentType} in UTF-8`, got: `charset ${letters}` }]
}

function mismatchesIn({ contentType, schema }: Documented, answer: Answer): SchemaMismatch[] {
  if (contentType === null) {
    const got = inShort(answer.body ?? answer.text)
    return answer.text === '' ? [] : [{ class: 'protocol', path: 'body', expected: 'no body', got }]
  }
  const types = contentTypeMismatches(contentType, answer)
  if (answer.body === undefined) {
    const got = answer.text === '' ? 'nothing' : inShort(answer.text)
    return [...types, { class: 'structure', path: 'body', expected: 'JSON', got }]
  }
  const read = schema.safeParse(answer.body)
  return read.success ? types : [...types, ...read.error.issues.flatMap((issue) => mismatchesOf(issue, answer.body))]
}

/** Required fields that zod fills with their default: an answer has them all the same. */
function missingDefaults(id: OperationId, answer: Answer): SchemaMismatch[] {
  return missingFields(answerSchema(id, answer.status), answer.body).map((path) => ({
    class: 'structure',
    path: jsonPath(path),
    expected: 'a value, since the field is required',
    got: 'nothing',
  }))
}

/** The answer that the contract documents for a status: its own entry, or `default` for 5xx. */
export function documentedAnswer(operation: Operations[OperationId], status: number | string): Documented | undefined {
  const answers: Readonly<Record<string, Documented>> = operation.answers
  return answers[String(status)] ?? (Number(status) >= 500 ? answers.default : undefined)
}

/** The host's own words, where an answer carries some. */
function saidBy({ status, body }: Answer): string {
  const { message, error } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const said = message ?? error
  return typeof said === 'string' ? `${status}, ${inShort(said)}` : String(status)
}

/** Judges only the status: one of `wanted`, where `default` means 5xx. */
export function judgeStatus(wanted: readonly string[], answer: Answer): Judged[] {
  const asWanted = wanted.some((status) =>
    status === 'default' ? answer.status >= 500 : String(answer.status) === status,
  )
  const expected = wanted.map((status) => (status === 'default' ? '5xx' : status)).join(' or ')
  return asWanted ? [] : [{ class: 'protocol', path: 'status', expected, got: saidBy(answer), times: 1 }]
}

/** Judges content type and body by what the contract documents for the answer's own status, strictly. */
export function judgeShape(operation: Operations[OperationId], answer: Answer): Judged[] {
  const documented = documentedAnswer(operation, answer.status)
  if (!documented) return []
  const mismatches = gathered(mismatchesIn(documented, answer))
  return mismatches.length > 0 ? mismatches : gathered(missingDefaults(operation.id, answer))
}
