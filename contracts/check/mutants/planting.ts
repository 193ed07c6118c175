import { type OperationId, type Operations, operations } from '#openapi/generated/operations.ts'
import { bodySchema, resolve } from '../../judge/contract/openapi.ts'
import { isObject, type Json } from '../../judge/contract/records.ts'
import type { Between, Call, Mutant } from './mutant.ts'

export const everyOperation: ReadonlyArray<Operations[OperationId]> = Object.values(operations)

/** The operations whose body may have a field. */
export const taking = (field: string, method?: 'POST'): OperationId[] =>
  everyOperation
    .filter((each) => method === undefined || each.method === method)
    .map(({ id }) => id)
    .filter((id) => field in (resolve(bodySchema(id) ?? {}).properties ?? {}))

/** A literal path comes before one with a parameter, which fits it too. */
const patterns = everyOperation
  .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)
  .map(({ id, method, path }) => ({
    id,
    method,
    pattern: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }))

/** The operation that a request calls. */
export function match({ method, url }: Pick<Request, 'method' | 'url'>): Pick<Call, 'id' | 'params'> {
  const { pathname } = new URL(url)
  const found = patterns.find((each) => each.method === method && each.pattern.test(pathname))
  return { id: found?.id, params: { ...found?.pattern.exec(pathname)?.groups } }
}

export const mutant = (operation: OperationId, kind: string, plant: () => Between): Mutant => ({
  name: `${operation}: ${kind}`,
  class: 'behaviour',
  kind,
  operation,
  plant,
})

/** Alters the calls of one operation. */
export const only = (id: OperationId, kind: string, plant: () => Between): Mutant =>
  mutant(id, kind, () => {
    const between = plant()
    return (call) => (call.id === id ? between(call) : call.send(call.request))
  })

/** Gives another answer than the backend's, where `change` makes one. */
export const answering = (
  id: OperationId,
  kind: string,
  plant: () => (given: Response, call: Call) => Promise<Response | undefined>,
): Mutant =>
  only(id, kind, () => {
    const change = plant()
    return async (call) => {
      const given = await call.send(call.request.clone())
      const changed = await change(given, call)
      if (changed) call.applied()
      return changed ?? given
    }
  })

/** Sends another body than the one that came, where `change` gives one, and makes the answer look right again. */
export const sending = (
  id: OperationId,
  kind: string,
  change: (sent: Json) => Json | undefined,
  repair: (body: Json, sent: Json) => Json = (body) => body,
): Mutant =>
  only(id, kind, () => async ({ request, send, applied }) => {
    const sent = await json(request)
    const body = change(sent)
    if (body === undefined) return send(request)
    const given = await send(await alteredRequest(request, { body }))
    if (!success(given)) return given
    applied()
    return answer(given, { body: repair(await json(given), sent) })
  })

/** Does something more after each success; `deed` resolves to whether it did anything. */
export const afterwards = (
  id: OperationId,
  kind: string,
  deed: (call: Call, given: Json) => Promise<boolean>,
): Mutant =>
  answering(
    id,
    kind,
    () => async (given, call) => (success(given) && (await deed(call, await json(given))) ? given : undefined),
  )

/** Refuses some requests that are right. */
export const refusing = (
  id: OperationId,
  kind: string,
  status: number,
  when: (sent: Json, call: Call) => boolean | Promise<boolean>,
): Mutant =>
  only(id, kind, () => async (call) => {
    if (!(await when(await json(call.request), call))) return call.send(call.request)
    call.applied()
    return refusal(status, 'It is refused.')
  })

/** The answer with another body, status or headers. */
export function answer(
  given: Response,
  change: { body?: unknown; text?: string; status?: number; headers?: Record<string, string> },
): Response {
  const { status = given.status, text = JSON.stringify(change.body) } = change
  const headers = new Headers(given.headers)
  for (const [name, value] of Object.entries(change.headers ?? {})) headers.set(name, value)
  headers.delete('Content-Length')
  return new Response(status === 204 ? null : text, { status, headers })
}

/** The same request with another body, address or token. */
export async function alteredRequest(
  request: Request,
  change: { body?: unknown; url?: URL; token?: string },
): Promise<Request> {
  const headers = new Headers(request.headers)
  if (change.token !== undefined) headers.set('Authorization', `Bearer ${change.token}`)
  const given = await request.clone().arrayBuffer()
  const body = change.body === undefined ? given : new TextEncoder().encode(JSON.stringify(change.body))
  return new Request(change.url ?? request.url, {
    method: request.method,
    headers,
    ...(body.byteLength > 0 && { body }),
  })
}

/** An answer that refuses. */
export const refusal = (status: number, message: string) => Response.json({ message }, { status })

/** The object in a message; an empty one if it has none. */
export const json = async (message: Request | Response): Promise<Json> => {
  const value: unknown = await message
    .clone()
    .json()
    .catch(() => ({}))
  return isObject(value) ? value : {}
}

/** The record in an answer; an account is inside `user`. */
export const recordIn = (body: Json): Json => (isObject(body.user) ? body.user : body)
export const listIn = (body: Json, key: string): Json[] => (Array.isArray(body[key]) ? body[key].filter(isObject) : [])

export const success = (response: Response) => response.status < 300

export const tokenOf = ({ headers }: Request) => (headers.get('Authorization') ?? '').replace('Bearer ', '')

export const pathOf = ({ url }: Request) => new URL(url).pathname

/** Makes another call, as the same caller unless a token is given. */
export const ask = (
  { request, send }: Call,
  method: string,
  path: string,
  { token = tokenOf(request), body }: { token?: string; body?: unknown } = {},
): Promise<Response> =>
  send(
    new Request(new URL(path, request.url), {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  )

/** What a GET answers. */
export const readJson = async (call: Call, path: string): Promise<Json> => json(await ask(call, 'GET', path))
