import type { Body, DocumentedAnswer, Operation, Parameter } from '#openapi/contract/contract.ts'
import { isObject, type Json } from '#openapi/contract/json.ts'
import { asTyped, valueOf } from '#openapi/contract/made-up.ts'
import { bodyOfType, namesFor, sentType } from '#openapi/contract/media-type.ts'
import { statusesOf, successes, usualStatus } from '#openapi/contract/operation.ts'
import { sentText } from '#openapi/contract/request.ts'
import type { Schema } from '#openapi/contract/schema.ts'
import { madeUpValue, repaired, shown as cutTo } from './repaired.ts'

/** The status of an operation's success, or of its redirect where it has no other. */
export function statusOf(operation: Operation): number {
  const usual = usualStatus(operation)
  const redirect =
    successes(operation).length === 0 ? statusesOf(operation).find((each) => each.startsWith('3')) : undefined
  return Number((redirect ?? usual).replaceAll('X', '0'))
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

/** The titles of the refusals that the backend makes. */
const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  409: 'Conflict',
  412: 'Precondition Failed',
  422: 'Unprocessable Content',
  428: 'Precondition Required',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  503: 'Service Unavailable',
}

/** What is known of a refusal that has no example: what the schema gives, and what its usual fields hold. */
function knownOf(schema: Schema, status: number, outer: readonly Schema[] = []): Json {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]): [string, unknown] => {
    const given = [field.const, field.default, ...field.examples].find((value) => value !== undefined)
    if (given !== undefined) return [name, given]
    const isText = field.types.includes('string') && !field.enum
    if (isText && name === 'title') return [name, titles[status]]
    if (isText && name === 'type' && field.format?.startsWith('uri')) return [name, 'about:blank']
    const isNeeded = schema.required.includes(name)
    if (isNeeded && field.items) return [name, []]
    const isInner = field.properties !== undefined && !outer.includes(field) && (isNeeded || wordy.includes(name))
    return [name, isInner ? knownOf(field, status, [...outer, field]) : undefined]
  })
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

/** A refusal with the reason in the field that has the words, if there is one. */
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
  const isKnown = reason !== undefined && schema?.properties !== undefined && !schema.choices
  const given = example ?? examples[0]
  const whole = given ?? (isKnown ? (schema.examples[0] ?? knownOf(schema, status)) : schema && madeUpValue(schema))
  const cut = schema && whole !== undefined ? cutTo(schema, asTyped(whole, schema)) : whole
  // Of what is known the rest is made up last, when the reason has its place.
  const shown = isKnown ? cut : fitting(body, cut)
  const reasoned = reason === undefined ? shown : withReason(shown ?? { message: reason }, schema, reason)
  const stated = withStatus(reasoned, body, status)
  const chosen = validate(stated).length > validate(shown).length ? shown : stated
  return isKnown ? fitting(body, chosen) : chosen
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
