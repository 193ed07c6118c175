import type { Body, DocumentedAnswer, Operation, Parameter } from '#openapi/contract/contract.ts'
import { isObject } from '#openapi/contract/json.ts'
import { asTyped, madeUp, valueOf } from '#openapi/contract/made-up.ts'
import { bodyOfType, isJsonType, namesFor, sentType } from '#openapi/contract/media-type.ts'
import { statusesOf, successes, usualStatus } from '#openapi/contract/operation.ts'
import { sentText } from '#openapi/contract/request.ts'
import type { Schema } from '#openapi/contract/schema.ts'

/** The status of an operation's success, or of its redirect where it has no other. */
export function statusOf(operation: Operation): number {
  const redirect = statusesOf(operation).find((each) => each.startsWith('3'))
  const status = redirect !== undefined && successes(operation).length === 0 ? redirect : usualStatus(operation)
  return Number(status.replaceAll('X', '0'))
}

const inAnswer = { unique: (text: string) => text, inAnswer: true }

/** The media types that a caller accepts, the most wanted first. */
const acceptedBy = ({ headers }: Request) =>
  (headers.get('Accept') ?? '')
    .split(',')
    .map((each) => {
      const [type = '', ...words] = each.split(';').map((part) => part.trim().toLowerCase())
      return { type, weight: Number(words.find((word) => word.startsWith('q='))?.slice(2) ?? 1) }
    })
    .filter(({ type, weight }) => type !== '' && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)

const isOf = (range: string) => (each: Body) => namesFor(each.contentType).includes(range)

/** The body that a request accepts; undefined if it accepts none of the documented ones. */
export function acceptedOf({ body, bodies }: DocumentedAnswer, request: Request): Body | undefined {
  const accepted = acceptedBy(request)
  if (!body || accepted.length === 0) return body ?? undefined
  return accepted.flatMap(
    ({ type }) =>
      // The usual one before the others.
      [body, ...bodies].find(isOf(type)) ?? bodyOfType(bodies, type) ?? [],
  )[0]
}

/** Where a refusal has its words, the usual names first. */
const wordy = ['message', 'detail', 'error', 'error_description', 'reason', 'msg', 'title', 'description']

/** The example of a refusal with the reason in the field that has the words, if there is one. */
function withReason(shown: unknown, schema: Schema | undefined, reason: string): unknown {
  if (!isObject(shown)) return schema?.types.includes('string') ? reason : shown
  for (const name of wordy) {
    const field = schema?.properties?.[name]
    if (field?.types.includes('string') || (!field && typeof shown[name] === 'string'))
      return { ...shown, [name]: reason }
    if (field?.properties && isObject(shown[name])) return { ...shown, [name]: withReason(shown[name], field, reason) }
  }
  return shown
}

/** The example of a body, else a value that its schema allows; a refusal says its reason where the schema lets it. */
export function exampleOf({ examples, schema, validate }: Body, example: unknown, reason: string | undefined): unknown {
  const given = example ?? examples[0]
  const shown = schema ? (given === undefined ? madeUp(schema, inAnswer) : asTyped(given, schema)) : given
  const told = reason === undefined ? shown : withReason(shown, schema, reason)
  return validate(told).length > validate(shown).length ? shown : told
}

/** Headers that say how an answer is sent are the server's own. */
const ofTheServer = /^(?:content-(?:type|length|encoding)|transfer-encoding|connection|date)$/i

const headerText = (parameter: Parameter) => {
  const { value } = valueOf(parameter, inAnswer)
  const text = Array.isArray(value) ? value.map(sentText).join(',') : sentText(asTyped(value, parameter.schema))
  return text.replaceAll(/[^\t -~]+/g, '?')
}

interface How {
  request: Request
  /** Why a request is refused. */
  reason?: string | undefined
  /** The example to show. */
  example?: unknown
}

/** The answer that a contract documents with a status, by its examples. */
export function documented(answer: DocumentedAnswer | undefined, status: number, how: How): Response {
  const { shown, headers } = exampleAnswer(answer, status, how)
  const isText = typeof shown === 'string' && !isJsonType(headers.get('Content-Type') ?? '')
  headers.set('X-Kit-Answer', 'example')
  return new Response(shown === undefined ? null : isText ? shown : JSON.stringify(shown), { status, headers })
}

/** What such an answer holds, and its headers. */
export function exampleAnswer(
  answer: DocumentedAnswer | undefined,
  status: number,
  { request, reason, example }: How,
): { readonly shown: unknown; readonly headers: Headers } {
  const body = answer && (acceptedOf(answer, request) ?? answer.body)
  const shown = body ? exampleOf(body, example, reason) : reason === undefined ? undefined : { message: reason }
  const isBare = shown === undefined || [204, 205, 304].includes(status)
  const headers = new Headers(
    (answer?.sentHeaders ?? []).flatMap((each) => (ofTheServer.test(each.name) ? [] : [[each.name, headerText(each)]])),
  )
  if (status >= 300 && status < 400 && !headers.has('Location')) headers.set('Location', '/')
  if (!isBare) headers.set('Content-Type', sentType(body?.contentType ?? 'application/json'))
  return { shown: isBare ? undefined : shown, headers }
}
