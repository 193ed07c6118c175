import type { Parameter } from './contract.ts'
import { isObject } from './json.ts'
import { isJsonType, sentType } from './media-type.ts'
import { bearer, type SignIn, signInto, wayFor } from './sign-in.ts'

/** A request of any shape, even a malformed one that must be refused. */
export interface RequestInput {
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
  input: RequestInput
  /** What remains nevertheless. */
  remains?: string
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
  readonly signIn?: readonly SignIn[]
}

/** The parts of a form of several parts: a list is sent item by item. */
export const partsOf = (body: unknown): Array<[name: string, part: unknown]> =>
  Object.entries(body ?? {}).flatMap(([name, value]: [string, unknown]) =>
    (Array.isArray(value) ? (value as unknown[]) : [value]).map((item): [string, unknown] => [name, item]),
  )

function formOf(body: unknown): FormData {
  const form = new FormData()
  for (const [name, part] of partsOf(body))
    if (part instanceof Blob) form.append(name, part, 'picture.png')
    else form.append(name, String(part))
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
export function addressOf(origin: string, operation: Addressed, { params = {}, query = {} }: RequestInput): URL {
  const path = operation.path.replaceAll(/\{([^{}/]+)\}/g, (_, name: string) => encodedPart(params[name] ?? ''))
  const url = new URL(origin + path)
  for (const [name, value] of Object.entries(query)) {
    const parameter = operation.parameters?.find((each) => each.in === 'query' && each.name === name)
    if (value !== undefined)
      for (const [key, text] of queryParts(name, value, parameter)) url.searchParams.append(key, text)
  }
  return url
}

export const multipart = 'multipart/form-data'
export const urlencoded = 'application/x-www-form-urlencoded'

/** The type that a body of an operation is sent as. */
export const sentTypeOf = ({ body }: Addressed) => sentType(body?.contentType ?? 'application/json')

/** The fields of an urlencoded form. */
export const fieldsOf = (body: unknown): Array<[name: string, text: string]> =>
  Object.entries(body ?? {}).map(([name, value]) => [name, sentText(value)])

/** The headers of a request, without those that sign in or that the parts of a form need. */
export function headersOf(operation: Addressed, { headers, body }: RequestInput): Record<string, string> {
  const type = sentTypeOf(operation)
  return {
    Accept: 'application/json',
    ...headers,
    ...(body !== undefined && type !== multipart && { 'Content-Type': type }),
  }
}

/** The text of a body that is no form. */
export const bodyText = (type: string, { body, raw = false }: RequestInput) =>
  typeof body === 'string' && (raw || !isJsonType(type)) ? body : JSON.stringify(body)

/** Whether a body is sent as the fields of an urlencoded form, and not as the text that it is. */
export const isFields = (type: string, { body }: RequestInput) => type === urlencoded && typeof body !== 'string'

function sentBody(type: string, input: RequestInput): string | FormData {
  if (type === multipart) return formOf(input.body)
  return isFields(type, input) ? new URLSearchParams(fieldsOf(input.body)).toString() : bodyText(type, input)
}

/** The HTTP request for an operation on the host at `origin`, with a token as its contract says. */
export function requestFor(origin: string, operation: Addressed, input: RequestInput, token?: string): Request {
  const url = addressOf(origin, operation, input)
  const headers = new Headers(headersOf(operation, input))
  const way = token === undefined ? undefined : wayFor(operation.signIn ?? [bearer], token)
  if (token !== undefined && way) signInto(url, headers, way, token)
  return new Request(url, {
    method: operation.method,
    headers,
    // A redirect is judged, not followed: it could take the token to another host.
    redirect: 'manual',
    ...(input.body !== undefined && { body: sentBody(sentTypeOf(operation), input) }),
  })
}
