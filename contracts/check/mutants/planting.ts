import { type OperationId, type Operations, operations } from '#openapi/generated/operations.ts'
import { isObject, type Json } from '../../judge/contract/records.ts'
import { alteredRequest, answer, match } from './matching.ts'
import type { Between, Mutant, Send, Tools } from './mutant.ts'

export const everyOperation: ReadonlyArray<Operations[OperationId]> = Object.values(operations)

export const mutant = (operation: OperationId, kind: string, plant: () => Between): Mutant => ({
  name: `${operation}: ${kind}`,
  class: 'behaviour',
  kind,
  operation,
  plant,
})

/** Alters the calls of one operation. */
export const only = (
  id: OperationId,
  kind: string,
  change: () => (request: Request, send: Send, tools: Tools) => Promise<Response>,
): Mutant =>
  mutant(id, kind, () => {
    const between = change()
    return (request, send, tools) =>
      match(request)?.operation.id === id ? between(request, send, tools) : send(request)
  })

/** Sends another body than the one that came, where `change` gives one, and makes the answer look right again. */
export const sending = (
  id: OperationId,
  kind: string,
  change: (sent: Json, request: Request) => Json | undefined,
  repair: (body: Json, sent: Json) => Json = (body) => body,
): Mutant =>
  only(id, kind, () => async (request, send, { applied }) => {
    const sent = await json(request)
    const body = change(sent, request)
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
  deed: (request: Request, given: Json, send: Send, tools: Tools) => Promise<boolean>,
): Mutant =>
  only(id, kind, () => async (request, send, tools) => {
    const given = await send(request.clone())
    if (success(given) && (await deed(request, await json(given), send, tools))) tools.applied()
    return given
  })

/** Refuses some requests that are right. */
export const refusing = (
  id: OperationId,
  kind: string,
  status: number,
  when: (sent: Json, request: Request, send: Send, tools: Tools) => boolean | Promise<boolean>,
): Mutant =>
  only(id, kind, () => async (request, send, tools) => {
    if (!(await when(await json(request), request, send, tools))) return send(request)
    tools.applied()
    return refusal(status, 'It is refused.')
  })

/** Alters every answer of an operation with a status; it stays unchanged if the result is undefined. */
export const altering =
  (id: OperationId, status: string, change: (given: Response) => Promise<Response | undefined>): (() => Between) =>
  () =>
  async (request, send, { applied }) => {
    const given = await send(request)
    if (match(request)?.operation.id !== id || String(given.status) !== status) return given
    const changed = await change(given)
    if (changed === undefined) return given
    applied()
    return changed
  }

/** Alters the body of every answer of an operation with a status; `change` returns whether it changed anything. */
export const alteringBody = (id: OperationId, status: string, change: (body: unknown) => boolean) =>
  altering(id, status, async (given) => {
    const body: unknown = await given.clone().json()
    return change(body) ? answer(given, { body }) : undefined
  })

export const json = async (message: Request | Response): Promise<Json> => {
  const value: unknown = await message
    .clone()
    .json()
    .catch(() => ({}))
  return isObject(value) ? value : {}
}

export const success = (response: Response) => response.status < 300

export const call = (request: Request, method: string, path: string, token: string, body?: unknown) =>
  new Request(new URL(path, request.url), {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

export const tokenOf = (request: Request) => (request.headers.get('Authorization') ?? '').replace('Bearer ', '')

/** An answer that refuses. */
export const refusal = (status: number, message: string) => Response.json({ message }, { status })

/** What a GET answers. */
export const readAt = async (request: Request, send: Send, path: string, token = '') =>
  json(await send(call(request, 'GET', path, token)))
