import { type OperationId, type Operations, operations } from '#openapi/generated/operations.ts'
import type { FindingClass } from '#contracts/judge/finding.ts'
import { bodySchema, resolve } from '#contracts/judge/contract/openapi.ts'
import { isObject, type Json } from '#contracts/judge/contract/records.ts'

type Account = 'customer' | 'admin'

interface Change {
  body?: unknown
  url?: URL
  token?: string
}

/** A request on its way to the backend, and what a mutant may use to alter it or its answer. */
export interface Call {
  request: Request
  /** The operation that it calls, and the parameters in its path. */
  id: OperationId | undefined
  params: Readonly<Record<string, string>>
  path: string
  /** The token that was sent; empty if there was none. */
  sentToken: string
  token: (caller: Account) => string
  /** The object in the request; an empty one if it has none. */
  sent: () => Promise<Json>
  /** Sends the request with another body, address or token, if given, and answers as the kit's own backend does. */
  send: (change?: Change) => Promise<Response>
  /** Makes another call, as the same caller unless a token is given. */
  ask: (method: string, path: string, how?: { token?: string; body?: unknown }) => Promise<Response>
  /** Called when an answer was altered, since a mutant that alters nothing proves nothing. */
  applied: () => void
}

/** Stands between the check and the backend. */
export type Between = (call: Call) => Promise<Response>

/** One planted fault. */
export interface Mutant {
  readonly name: string
  /** What it breaks, if it breaks anything. */
  readonly class: FindingClass | 'sound'
  readonly operation: OperationId
  /** The kind of fault; faults of one kind are counted together. */
  readonly kind: string
  /** Called for each run, so that no state is carried over. */
  readonly plant: () => Between
}

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

/** The operation that a method and path call, and the parameters in the path. */
export function match(method: string, path: string): Pick<Call, 'id' | 'params'> {
  const found = patterns.find((each) => each.method === method && each.pattern.test(path))
  return { id: found?.id, params: { ...found?.pattern.exec(path)?.groups } }
}

/** The same request with another body, address or token. */
async function altered(request: Request, { url, token, body }: Change): Promise<Request> {
  const headers = new Headers(request.headers)
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
  const sent = body === undefined ? await request.arrayBuffer() : new TextEncoder().encode(JSON.stringify(body))
  return new Request(url ?? request.url, {
    method: request.method,
    headers,
    ...(sent.byteLength > 0 && { body: sent }),
  })
}

/** A request as a call for mutants. */
export function callOf(
  request: Request,
  send: (request: Request) => Promise<Response>,
  rest: Pick<Call, 'applied' | 'token'>,
): Call {
  const { pathname: path } = new URL(request.url)
  const sentToken = (request.headers.get('Authorization') ?? '').replace('Bearer ', '')
  const ask: Call['ask'] = (method, to, { token = sentToken, body } = {}) => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    return send(
      new Request(new URL(to, request.url), {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    )
  }
  return {
    ...rest,
    ...match(request.method, path),
    request,
    path,
    sentToken,
    ask,
    sent: () => json(request),
    send: async (change) => send(change ? await altered(request.clone(), change) : request.clone()),
  }
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
    return (call) => (call.id === id ? between(call) : call.send())
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
      const given = await call.send()
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
  only(id, kind, () => async (call) => {
    const sent = await call.sent()
    const body = change(sent)
    if (body === undefined) return call.send()
    const given = await call.send({ body })
    if (!success(given)) return given
    call.applied()
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

/** Fails at some requests that are right. */
export const failing = (id: OperationId, kind: string, when: (query: URLSearchParams) => boolean): Mutant =>
  only(id, kind, () => async ({ request, send, applied }) => {
    if (!when(new URL(request.url).searchParams)) return send()
    applied()
    return Response.json({ message: 'It failed.' }, { status: 500 })
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

/** The object in a message; an empty one if it has none. */
export const json = async (message: Request | Response): Promise<Json> => {
  const value: unknown = await message
    .clone()
    .json()
    .catch(() => ({}))
  return isObject(value) ? value : {}
}

export const listIn = (body: Json, key: string): Json[] => (Array.isArray(body[key]) ? body[key].filter(isObject) : [])

export const success = (response: Response) => response.status < 300
