import type { OperationId } from '#openapi/generated/operations.ts'
import { type Exchange, fault } from '#contracts/exchanges/exchange.ts'
import { allExchanges } from '#contracts/exchanges/all.ts'
import { usualStatus } from '#contracts/judge/contract/openapi.ts'

/** The exchange of an operation's success. */
export function usualExchangeOf(id: OperationId): Exchange | undefined {
  const found = allExchanges.find((each) => each.id === id && each.status === usualStatus(id))?.exchange
  return found === fault ? undefined : found
}
