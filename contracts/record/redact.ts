import type { Operation } from '#openapi/contract/contract.ts'
import { isParameter } from '#mocks/engine/call/operation-at.ts'
import { isTooDeep } from '#contracts/judge/answer.ts'
import type { RecordedCall } from '#mocks/engine/tape/recording-file.ts'
import { isPersonalKind } from '#contracts/judge/personal.ts'
import { type Aliases, createAliases } from './aliases.ts'
import { mapTexts, unknownText, type Visit } from './map-texts.ts'
import { answerSchema, answerTo, bodySchema } from '#openapi/contract/operation.ts'
import type { Schema } from '#openapi/contract/schema.ts'
import { bodyOfType } from '#openapi/contract/media-type.ts'
import { exactJson } from './exact-json.ts'

/** An unredacted call, which is never written to disk. */
export interface RawCall {
  readonly operation: Operation
  /** Without a path before those of the contract. */
  readonly url: URL
  /** Where a redirect leads, if that is in the contract. */
  readonly next?: Pick<RawCall, 'operation' | 'url'>
  readonly requestHeaders: Headers
  readonly sent: string
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** How to redact texts of the host, such as descriptions, and free texts, which may name anyone. */
interface Visits {
  host: Visit
  any: Visit
}

const secretHeader = /auth|cookie|token|session|secret|key/i
const tokenOf = (headers: Headers) => /^Bearer +(.+)$/i.exec(headers.get('Authorization') ?? '')?.[1]

/** The values of cookies and of other headers that may be secret. */
function* secretsIn(headers: Headers): Generator<string> {
  for (const [name, value] of headers) {
    if (!secretHeader.test(name)) continue
    const secret = name === 'authorization' ? value.replace(/^\w+ +/, '') : value
    for (const part of secret.split(/[;,\s]+/)) yield part.slice(part.indexOf('=') + 1)
  }
}

function jsonText(text: string, schema: Schema | undefined, visit: Visit): string | undefined {
  const value = exactJson(text)
  return value === undefined || isTooDeep(value) ? undefined : JSON.stringify(mapTexts(value, schema, visit))
}

/** What a segment of a path says; what is no UTF-8 in it, such as a single `%`, stays as it is. */
const decoded = (segment: string) =>
  segment.replaceAll(/(?:%[\da-f]{2})+/gi, (escapes) => Buffer.from(escapes.replaceAll('%', ''), 'hex').toString())

/** Path and query. Only parameters are redacted, since the other segments come from the contract. */
function pathOf({ operation, url }: Pick<RawCall, 'operation' | 'url'>, visit: Visit): string {
  const template = operation.path.split('/')
  const redacted = (segment: string) => {
    const text = decoded(segment)
    const shown = visit(decoded(segment))
    return shown === text ? segment : encodeURIComponent(shown)
  }
  const path = url.pathname
    .split('/')
    .map((segment, index) => (isParameter(template[index] ?? '') ? redacted(segment) : segment))
    .join('/')
  const documented = new Set(operation.parameters.map(({ name }) => name))
  const query = new URLSearchParams(
    [...url.searchParams].map(([name, value]) =>
      documented.has(name) ? [name, visit(value)] : [visit(name), unknownText],
    ),
  ).toString()
  return query === '' ? path : `${path}?${query}`
}

/** The only headers of an answer that are needed to replay it. A redirect may lead anywhere, so only its path in the contract is kept. */
function headersOf({ headers, status, next }: RawCall, visit: Visit): Record<string, string> {
  const type = typeOf(headers)
  const allow = /^[A-Z, ]+$/.exec(headers.get('Allow') ?? '')?.[0]
  const location = status >= 300 && status < 400 && headers.has('Location')
  return {
    ...(type !== undefined && { 'Content-Type': visit(type) }),
    ...(allow !== undefined && { Allow: allow }),
    ...(location && { Location: next ? pathOf(next, visit) : `/${unknownText}` }),
  }
}

const typeOf = (headers: Headers) => /^[\w.+-]+\/[\w.+-]+/.exec(headers.get('Content-Type') ?? '')?.[0]

/** The body of an answer: JSON, or a text of a documented type, such as CSV. Anything else is not kept. */
function bodyOf({ operation, status, headers, text }: RawCall, visits: Visits): string {
  const type = typeOf(headers)?.toLowerCase() ?? ''
  const body = bodyOfType(answerTo(operation, status)?.bodies ?? [], type)
  if (body && /^text\/|xml$/.test(type)) {
    const kind = body.schema?.['x-personal']
    return visits.any(text, isPersonalKind(kind) ? kind : undefined)
  }
  const schema = answerSchema(operation, status) ?? (status >= 500 ? answerSchema(operation, 'default') : undefined)
  return jsonText(text, schema, status < 300 ? visits.host : visits.any) ?? ''
}

function visited(call: RawCall, visits: Visits, path: Visit): RecordedCall {
  const { operation, requestHeaders, sent, status } = call
  const token = tokenOf(requestHeaders)
  const request = jsonText(sent, bodySchema(operation), visits.any)
  return {
    method: operation.method,
    path: pathOf(call, path),
    ...(token !== undefined && { token: visits.any(token, 'token') }),
    ...(request !== undefined && { sent: request }),
    status,
    headers: headersOf(call, path),
    text: bodyOf(call, visits),
  }
}

const visitsBy = (aliases: Aliases): Visits => {
  const by =
    (words: boolean): Visit =>
    (text, kind) =>
      kind === undefined ? aliases.hide(text, words) : aliases.of(kind, text)
  return { host: by(false), any: by(true) }
}

/** The redacted calls, the number of replaced values of each kind, and how many bodies were left out. */
export function redact(raw: readonly RawCall[]): {
  calls: RecordedCall[]
  counts: Aliases['counts']
  emptied: number
} {
  const aliases = createAliases()
  const note: Visit = (text, kind) => {
    if (kind === undefined) aliases.noteAllIn(text)
    else aliases.note(kind, text)
    return text
  }
  // First collect all values, since an early message may contain a value that only a later answer reveals.
  for (const call of raw) {
    visited(call, { host: note, any: note }, note)
    for (const headers of [call.requestHeaders, call.headers])
      for (const secret of secretsIn(headers)) aliases.note('token', secret)
    for (const { in: place, name } of call.operation.signIn)
      if (place === 'query') for (const secret of call.url.searchParams.getAll(name)) aliases.note('token', secret)
  }
  const visits = visitsBy(aliases)
  const calls = raw.map((call) => {
    const isPrivate = call.operation.access !== 'public'
    // Even the beginning of a name, as in a search, could identify a person.
    const path: Visit = (text) => {
      const hidden = visits.any(text)
      return isPrivate && hidden === text && aliases.isPartOfOne(text) ? unknownText : hidden
    }
    return visited(call, visits, path)
  })
  const emptied = calls.filter(({ text }, index) => text === '' && raw[index]?.text !== '').length
  return { calls, counts: aliases.counts, emptied }
}
