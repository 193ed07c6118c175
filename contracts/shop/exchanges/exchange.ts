import type { OperationId, Operations, Tag } from '#openapi/generated/operations.ts'
import type { InputOf, Caller } from './input-of.ts'
import type { ShopCalls } from './calls.ts'
import { usualStatus } from '#openapi/contract/operation.ts'
import { derivedRefusals } from '#contracts/session/derived-refusals.ts'
import type { Exchange } from '#contracts/session/journey.ts'
import { operationOf } from '#contracts/shop/shop-contract.ts'
import type { RequestInput } from '#openapi/contract/request.ts'

/** The answer of a failing host. Made only against the kit's backend, where a fault is planted. */
export const fault = 'fault'

type ExchangeOf<Id extends OperationId, Status> = Exchange<Status extends 400 ? RequestInput : InputOf<Id>>

/** The answers whose exchanges follow from the contract and from that of the success. */
type Derived<Op extends Operations[OperationId]> =
  | 'default'
  | 400
  | (Op['access'] extends 'public' ? never : 401)
  | (Op['access'] extends 'public' | 'token' ? never : 403)
  | (Op['params'] extends null ? never : 404)

export type OperationsOf<Of extends Tag> = {
  [Id in OperationId]: Operations[Id]['tag'] extends Of ? Id : never
}[OperationId]

type Answers<Id extends OperationId> = keyof Operations[Id]['answers']

/**
 * An exchange for each documented answer of each operation of a tag; a missing one is a type error, unless it can be
 * derived.
 */
export type ExchangesOf<Of extends Tag> = {
  readonly [Id in OperationsOf<Of>]: {
    readonly [Status in Exclude<Answers<Id>, Derived<Operations[Id]>>]: ExchangeOf<Id, Status>
  } & {
    readonly [Status in Exclude<Extract<Answers<Id>, Derived<Operations[Id]>>, 'default'>]?: ExchangeOf<Id, Status>
  }
}

/** All exchanges of one tag. */
export const exchangesOf = <Of extends Tag>(_tag: Of, exchanges: ExchangesOf<Of>): ExchangesOf<Of> => exchanges

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

/** The exchanges for all documented answers of these operations, in the order of the contract. */
export function listed(exchanges: Partial<ExchangesOf<Tag>>): Listed[] {
  // `exchangesOf` has checked the mapped type; a list of all exchanges cannot express it.
  const operations = Object.entries(exchanges as Record<OperationId, Record<string, Exchange>>) as Array<
    [OperationId, Record<string, Exchange>]
  >
  return operations.flatMap(([id, given]) => {
    const operation = operationOf(id)
    const success = given[usualStatus(operation)]
    const derived = success ? derivedRefusals(operation, success, 'customer') : {}
    return Object.keys(operation.answers).map((status) => {
      const exchange = status === 'default' ? fault : (given[status] ?? derived[status])
      if (!exchange) throw new Error(`${id} ${status} has no exchange, and none can be derived from the contract.`)
      return { id, status, exchange }
    })
  })
}
