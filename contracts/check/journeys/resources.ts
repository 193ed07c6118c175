import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { Caller, Loose } from '#contracts/exchanges/asked.ts'
import type { JudgedCalls } from '#contracts/session/journey.ts'
import { parametersOf, queryParameter } from '#contracts/judge/contract/openapi.ts'
import { listedKind } from '#contracts/judge/contract/records.ts'

const all = Object.values(operations)
const at = (method: string, path: string) =>
  all.find((operation) => operation.method === method && operation.path === path)?.id

const callers = { public: 'guest', token: 'customer', ADMIN: 'admin' } as const

/** Who may make a call. */
export const callerFor = (id: OperationId): Caller => callers[operations[id].access]

/** Makes a call as who may make it. */
export const askAsAllowed = (calls: JudgedCalls, id: OperationId, asked: Loose, wanted?: readonly string[]) =>
  calls.ask(id, callerFor(id), asked, wanted)

/** Searches of a kind of record that everybody sees alike and that need no more than a text. */
const searchesFor = (kind: string): OperationId[] =>
  all
    .filter(({ id, method, access }) => method === 'GET' && access !== 'token' && listedKind(id)?.kind === kind)
    .filter(({ id }) => queryParameter(id, 'q') && parametersOf(id).every(({ required }) => !required))
    .map(({ id }) => id)

/** Every kind of record that can be created and read one by one, with its calls, as the contract's paths link them. */
export const resources = all.flatMap(({ id: create, method, path }) => {
  const [list, get] = [at('GET', path), at('GET', `${path}/{id}`)]
  const kind = list && listedKind(list)?.kind
  if (method !== 'POST' || !list || !get || kind === undefined) return []
  const [update, remove] = [at('PUT', `${path}/{id}`), at('DELETE', `${path}/{id}`)]
  return [{ kind, list, create, get, update, remove, searches: searchesFor(kind) }]
})

export type Resource = (typeof resources)[number]
