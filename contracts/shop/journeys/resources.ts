import { operationOf } from '#contracts/shop/shop-contract.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { Caller } from '#contracts/shop/exchanges/input-of.ts'
import type { ShopCalls } from '#contracts/shop/exchanges/calls.ts'
import { listedKind } from '#openapi/contract/records.ts'
import type { RequestInput } from '#openapi/contract/request.ts'
import { queryParameter } from '#openapi/contract/operation.ts'

const all = Object.values(operations)
const at = (method: string, path: string) =>
  all.find((operation) => operation.method === method && operation.path === path)?.id

const callers = { public: 'guest', token: 'customer', ADMIN: 'admin' } as const

/** Who may make a call. */
export const callerFor = (id: string): Caller => callers[operationOf(id).access as keyof typeof callers]

/** Makes a call as who may make it. */
export const askAsAllowed = (calls: ShopCalls, id: string, input: RequestInput, wanted?: readonly string[]) =>
  calls.ask(id, callerFor(id), input, wanted)

/** Searches of a kind of record that everybody sees alike and that need no more than a text. */
const searchesFor = (kind: string): OperationId[] =>
  all
    .filter(
      ({ id, method, access }) => method === 'GET' && access !== 'token' && listedKind(operationOf(id))?.kind === kind,
    )
    .filter(
      ({ id }) => queryParameter(operationOf(id), 'q') && operationOf(id).parameters.every(({ required }) => !required),
    )
    .map(({ id }) => id)

/** Every kind of record that can be created and read one by one, with its calls, as the contract's paths link them. */
export const resources = all.flatMap(({ id: create, method, path }) => {
  const list = at('GET', path)
  const get = at('GET', `${path}/{id}`)
  const kind = list && listedKind(operationOf(list))?.kind
  if (method !== 'POST' || !list || !get || kind === undefined) return []
  const update = at('PUT', `${path}/{id}`)
  const remove = at('DELETE', `${path}/{id}`)
  return [{ kind, list, create, get, update, remove, searches: searchesFor(kind) }]
})

export type ShopResource = (typeof resources)[number]
