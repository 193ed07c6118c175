import type { Parameter } from './contract.ts'
import { isObject } from './json.ts'
import { isJsonType, sentType } from './media-type.ts'

/** A request of any shape, even a malformed one that must be refused. */
export interface Loose {
  params?: Record<string, string>
  query?: Record<string, unknown>
  headers?: Record<string, string>
  body?: unknown
  /** Sends the body unchanged, for text that is not JSON. */
  raw?: boolean
}

/** The call that undoes another one. */
export interface Undoing {
  id: string
  asked: Loose
  /** What remains nevertheless. */
  stays?: string
}

/** The call cannot be made, for a reason that is no finding. */
export class CannotCall extends Error {}

/** The host did not answer, or not in time. */
export class NoAnswer extends Error {}

/** Whether a call failed for a reason that says nothing of an answer. */
export const isUnanswered = (error: unknown): boolean => error instanceof NoAnswer || error instanceof CannotCall

export interface Credentials {
  email: string
  password: string
}

/** What of an operation a request needs. */
interface Addressed {
  readonly method: string
  readonly path: string
  readonly body: { readonly contentType: string } | null
  readonly parameters?: readonly Parameter[]
  readonly tokenHeader?: string
}

function formOf(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {}) as Array<[string, unknown]>) {
    for (const item of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (item instanceof Blob) form.append(name, item, 'picture.png')
      else form.append(name, String(item))
    }
  }
  return form
}

/** A value as an address or a form says it. */
export const sentText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** A text as a part of an address. Half an emoji, for which there is no such form, stands for a broken letter. */
export const encodedPart = (text: string) => encodeURIComponent(text.toWellFormed())

/** The parts of a query that stand for a value, as its parameter's `style` and `explode` say. */
function queryParts(name: string, value: unknown, parameter: Parameter | undefined): Array<[string, string]> {
  const { style = 'form', explode = style === 'form' } = parameter ?? {}
  if (!parameter || parameter.isJson || typeof value !== 'object' || value === null) return [[name, sentText(value)]]
  if (style === 'deepObject' && isObject(value))
    return Object.entries(value).map(([key, inner]) => [`${name}[${key}]`, sentText(inner)])
  const between = { spaceDelimited: ' ', pipeDelimited: '|' }[style] ?? ','
  if (Array.isArray(value))
    return explode ? value.map((item) => [name, sentText(item)]) : [[name, value.map(sentText).join(between)]]
  const fields = Object.entries(value).map(([key, inner]): [string, string] => [key, sentText(inner)])
  return explode ? fields : [[name, fields.flat().join(between)]]
}

/** The URL of an operation on the host at `origin`, which may end in a path. */
export function addressOf(origin: string, operation: Addressed, { params = {}, query = {} }: Loose): URL {
  const path = operation.path.replaceAll(/\{([^{}/]+)\}/g, (_, name: string) => encodedPart(params[name] ?? ''))
  const url = new URL(origin + path)
  for (const [name, value] of Object.entries(query)) {
    const parameter = operation.parameters?.find((each) => each.in === 'query' && each.name === name)
    if (value !== undefined)
      for (const [key, text] of queryParts(name, value, parameter)) url.searchParams.append(key, text)
  }
  return url
}

/** The HTTP request for an operation on the host at `origin`. */
export function requestFor(origin: string, operation: Addressed, asked: Loose, token?: string): Request {
  const { body, raw = false } = asked
  const headers = new Headers({ Accept: 'application/json', ...asked.headers })
  if (token !== undefined && operation.tokenHeader !== undefined) headers.set(operation.tokenHeader, token)
  else if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
  const type = sentType(operation.body?.contentType ?? 'application/json')
  const multipart = type === 'multipart/form-data'
  if (body !== undefined && !multipart) headers.set('Content-Type', type)
  const text = () => {
    if (typeof body === 'string' && (raw || !isJsonType(type))) return body
    if (type === 'application/x-www-form-urlencoded')
      return new URLSearchParams(Object.entries(body ?? {}).map(([name, value]) => [name, sentText(value)])).toString()
    return JSON.stringify(body)
  }
  return new Request(addressOf(origin, operation, asked), {
    method: operation.method,
    headers,
    // A redirect is judged, not followed: it could take the token to another host.
    redirect: 'manual',
    ...(body !== undefined && { body: multipart ? formOf(body) : text() }),
  })
}
