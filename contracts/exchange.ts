import type { OperationId, Operations, Tag } from '#openapi/generated/operations.ts'
import type { Asked, Caller, Loose } from './asked.ts'
import type { Stage } from './stage.ts'

/** A request that must bring one documented answer. Of several attempts the first that brings it counts. */
export interface Exchange<Request = Loose> {
  readonly as: Caller
  readonly attempts: (stage: Stage) => Promise<readonly Request[]>
  /** The record that it needs, where no call tells whether the host has one: another answer then says nothing. */
  readonly needs?: string
}

/** The answer of a failing host: the kit's backend is made to fail; a live host is never asked for it. */
export const fault = 'fault'

type ExchangeOf<Id extends OperationId, Status> = Status extends 'default'
  ? typeof fault
  : Exchange<Status extends 400 ? Loose : Asked<Id>>

export type OperationsOf<Of extends Tag> = {
  [Id in OperationId]: Operations[Id]['tag'] extends Of ? Id : never
}[OperationId]

/** An exchange for each documented answer of each operation of a tag: leave one out and it does not compile. */
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

/** A request that needs something to be looked up or made first. What is made is taken back after the exchange. */
export const prepared = <Request>(caller: Caller, prepare: (stage: Stage) => Promise<Request>): Exchange<Request> => ({
  as: caller,
  attempts: async (stage) => [await prepare(stage)],
})

/** A request for one of several records, if no call shows which of them is in the right state. */
export const oneOf = <Request>(
  caller: Caller,
  needs: string,
  prepare: (stage: Stage) => Promise<readonly Request[]>,
): Exchange<Request> => ({
  as: caller,
  attempts: prepare,
  needs,
})

/** One line of the checklist: which operation, which of its answers, and how to get it. */
export interface Listed {
  readonly id: OperationId
  /** A status as text, or `default`. */
  readonly status: string
  readonly exchange: Exchange | typeof fault
}

/** Exchanges as a list, in the order in which they are written. */
export function listed(exchanges: Partial<Contract<Tag>>): Listed[] {
  // The mapped type has been checked where the exchanges are written; a list of them all cannot carry it.
  const operations = Object.entries(exchanges as Record<string, Record<string, Exchange | typeof fault>>)
  return operations.flatMap(([id, answers]) =>
    Object.entries(answers).map(([status, exchange]) => ({ id: id as OperationId, status, exchange })),
  )
}
