import type { OperationId } from '#openapi/generated/operations.ts'
import type { Exchange } from '#contracts/exchanges/exchange.ts'
import { allExchanges } from '#contracts/exchanges/all.ts'
import { usualStatus } from '#contracts/judge/contract/openapi.ts'

/** The exchange of an operation's success. The type of the exchanges demands one for each documented answer. */
export const usualExchangeOf = (id: OperationId) =>
  allExchanges.find((each) => each.id === id && each.status === usualStatus(id))?.exchange as Exchange
