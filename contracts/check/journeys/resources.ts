import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { Caller, Loose } from '#contracts/exchanges/asked.ts'
import type { JudgedCalls } from '#contracts/session/journey.ts'
import { parametersOf, queryParameter } from '#contracts/judge/contract/openapi.ts'
import { listedKind } from '#contracts/judge/contract/records.ts'

/** The calls for one kind of record, as the contract's paths link them. */
export interface Resource {
  kind: string
  list: OperationId
  create: OperationId
  get: OperationId
  update: OperationId | undefined
  remove: OperationId | undefined
  /** Searches that show the same kind. */
  searches: readonly OperationId[]
}

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

/** Every kind of record that can be created and read one by one. */
export const resources: readonly Resource[] = all.flatMap(({ id, method, path }) => {
  const [list, get] = [at('GET', path), at('GET', `${path}/{id}`)]
  const kind = list && listedKind(list)?.kind
  if (method !== 'POST' || !list || !get || kind === undefined) return []
  return [
    {
      kind,
      list,
      create: id,
      get,
      update: at('PUT', `${path}/{id}`),
      remove: at('DELETE', `${path}/{id}`),
      searches: searchesFor(kind),
    },
  ]
})
