import { type OperationId, type Operations, operations } from '#openapi/generated/operations.ts'
import { isObject, type Json } from '../contract/records.ts'
import { match } from './matching.ts'
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
