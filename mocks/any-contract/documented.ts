import type { Body, DocumentedAnswer, Operation, Parameter } from '#openapi/contract/contract.ts'
import { isObject } from '#openapi/contract/json.ts'
import { asTyped, valueOf } from '#openapi/contract/made-up.ts'
import { bodyOfType, namesFor, sentType } from '#openapi/contract/media-type.ts'
import { statusesOf, successes, usualStatus } from '#openapi/contract/operation.ts'
import { sentText } from '#openapi/contract/request.ts'
import type { Schema } from '#openapi/contract/schema.ts'
import { made, repaired, shown as cutTo } from './repaired.ts'

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

/** A problem (RFC 9457) with the status of its answer. */
const withStatus = (shown: unknown, { contentType, schema }: Body, status: number): unknown =>
  /problem/.test(contentType) && isObject(shown) && (schema?.properties?.status ?? shown.status) !== undefined
    ? { ...shown, status }
    : shown

/** The value as the schema of a body allows it. */
const fitting = ({ schema, validate }: Body, value: unknown): unknown =>
  schema ? (repaired(schema, validate, value) ?? value) : value

/**
 * The example of a body, else a value that its schema allows; a refusal says its status and its reason where the schema
 * lets it. What of it breaks the schema is made up anew.
 */
export function exampleOf(
  body: Body,
  status: number,
  { example, reason }: { example?: unknown; reason?: string } = {},
): unknown {
  const { examples, schema, validate } = body
  const given = example ?? examples[0]
  const whole = schema && given === undefined ? made(schema) : given
  const shown = fitting(body, schema && whole !== undefined ? cutTo(schema, asTyped(whole, schema)) : whole)
  const reasoned = reason === undefined ? shown : withReason(shown ?? { message: reason }, schema, reason)
  const told = withStatus(reasoned, body, status)
  return validate(told).length > validate(shown).length ? shown : told
}

/** Headers that say how an answer is sent are the server's own. */
const ofTheServer = /^(?:content-(?:type|length|encoding)|transfer-encoding|connection|date)$/i

const headerText = (parameter: Parameter) => {
  const { value } = valueOf(parameter, inAnswer)
  const text = Array.isArray(value) ? value.map(sentText).join(',') : sentText(asTyped(value, parameter.schema))
  return text.replaceAll(/[^\t -~]+/g, '?')
}

/** The answer that a contract documents with a status, by its examples or the given one. */
export function exampleAnswer(
  answer: DocumentedAnswer | undefined,
  status: number,
  request: Request,
  example?: unknown,
): { readonly status: number; readonly body: unknown; readonly headers: Readonly<Record<string, string>> } {
  const body = answer && (acceptedOf(answer, request) ?? answer.body)
  const isBare = !body || [204, 205, 304].includes(status)
  const shown = isBare ? undefined : exampleOf(body, status, { example })
  if (!isBare && body.schema && shown === undefined) {
    const message = 'No value can be made that fits the schema of this answer.'
    return { status: 501, body: { message }, headers: { 'Content-Type': 'application/json' } }
  }
  const sent = answer?.sentHeaders.filter(({ name }) => !ofTheServer.test(name)) ?? []
  const isSilent = status >= 300 && status < 400 && !sent.some(({ name }) => /^location$/i.test(name))
  const headers = {
    ...Object.fromEntries(sent.map((each) => [each.name, headerText(each)])),
    ...(isSilent && { Location: '/' }),
    ...(shown !== undefined && { 'Content-Type': sentType(body?.contentType ?? 'application/json') }),
  }
  return { status, body: shown, headers }
}
