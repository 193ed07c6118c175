import type { OperationId, Operations, Tag } from '#openapi/generated/operations.ts'
import type { Asked, Caller } from './asked.ts'
import type { ShopCalls } from './calls.ts'
import type { Exchange } from '#contracts/session/journey.ts'
import type { Loose } from '#contracts/contract/request.ts'

/** The answer of a failing host. Made only against the kit's backend, where a fault is planted. */
export const fault = 'fault'

type ExchangeOf<Id extends OperationId, Status> = Status extends 'default'
  ? typeof fault
  : Exchange<Status extends 400 ? Loose : Asked<Id>>

export type OperationsOf<Of extends Tag> = {
  [Id in OperationId]: Operations[Id]['tag'] extends Of ? Id : never
}[OperationId]

/** An exchange for each documented answer of each operation of a tag; a missing one is a type error. */
export type Contract<Of extends Tag> = {
  readonly [Id in OperationsOf<Of>]: { readonly [Status in keyof Operations[Id]['answers']]: ExchangeOf<Id, Status> }
}

/** All exchanges of one tag. */
export const contract = <Of extends Tag>(_tag: Of, exchanges: Contract<Of>): Contract<Of> => exchanges

/** A request that needs no preparation. */
export const as = <Request>(caller: Caller, request: Request): Exchange<Request> => ({
  as: caller,
  attempts: async () => [request],
})

/** A request that needs records to be looked up or created first. Created ones are removed after the exchange. */
export const prepared = <Request>(
  caller: Caller,
  prepare: (calls: ShopCalls) => Promise<Request>,
): Exchange<Request> => ({
  as: caller,
  attempts: async (calls: ShopCalls) => [await prepare(calls)],
})

/** A request for one of several records, if no call shows which of them is in the right state. */
export const oneOf = <Request>(
  caller: Caller,
  needs: string,
  prepare: (calls: ShopCalls) => Promise<readonly Request[]>,
): Exchange<Request> => ({
  as: caller,
  attempts: prepare,
  needs,
})

/** An exchange with its operation and status. */
export interface Listed {
  readonly id: OperationId
  /** A status as text, or `default`. */
  readonly status: string
  readonly exchange: Exchange | typeof fault
}

/** Exchanges as a list, in the order of the source. */
export function listed(exchanges: Partial<Contract<Tag>>): Listed[] {
  // `contract` has checked the mapped type; a list of all exchanges cannot express it.
  const operations = Object.entries(exchanges as Record<string, Record<string, Exchange | typeof fault>>)
  return operations.flatMap(([id, answers]) =>
    Object.entries(answers).map(([status, exchange]) => ({ id: id as OperationId, status, exchange })),
  )
}
