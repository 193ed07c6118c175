import { operationOf } from '#contracts/exchanges/shop-contract.ts'
import type { Exchange } from '#contracts/exchanges/exchange.ts'
import { allExchanges } from '#contracts/exchanges/all.ts'
import { usualStatus } from '#contracts/contract/operation.ts'

/** The exchange of an operation's success. The type of the exchanges demands one for each documented answer. */
export const usualExchangeOf = (id: string) =>
  allExchanges.find((each) => each.id === id && each.status === usualStatus(operationOf(id)))?.exchange as Exchange
