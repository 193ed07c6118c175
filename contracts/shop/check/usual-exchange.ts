import { operationOf } from '#contracts/shop/shop-contract.ts'
import type { Exchange } from '#contracts/session/journey.ts'
import { allExchanges } from '#contracts/shop/exchanges/all.ts'
import { usualStatus } from '#openapi/contract/operation.ts'

/** The exchange of an operation's success. The type of the exchanges demands one for each documented answer. */
export const usualExchangeOf = (id: string) =>
  allExchanges.find((each) => each.id === id && each.status === usualStatus(operationOf(id)))?.exchange as Exchange
