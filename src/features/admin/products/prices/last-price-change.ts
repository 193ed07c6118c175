import { storedByPerson } from '#src/shared/api/stored-by-person.ts'
import { isRecord } from '#src/shared/lib/values/is-record.ts'
import type { PriceOutcome } from './apply-prices.ts'

/** What became of each price that was to be changed, or to be put back. */
export interface PriceChange {
  isUndo: boolean
  outcomes: readonly PriceOutcome[]
}

const isOutcome = (kept: unknown): kept is PriceOutcome =>
  isRecord(kept) &&
  typeof kept.id === 'string' &&
  typeof kept.name === 'string' &&
  typeof kept.price === 'number' &&
  typeof kept.to === 'number' &&
  typeof kept.isDone === 'boolean' &&
  (kept.perhaps === undefined || Array.isArray(kept.perhaps)) &&
  ['number', 'undefined'].includes(typeof kept.newest) &&
  ['string', 'undefined'].includes(typeof kept.reason)

/** The latest change of prices, until it has been seen: a session that ends in the middle leads away from the list. */
export const lastPriceChange = storedByPerson<PriceChange | null>({
  key: 'shop:price-change',
  area: 'session',
  blank: null,
  valid: (kept) => {
    if (!isRecord(kept) || !Array.isArray(kept.outcomes)) return undefined
    return { isUndo: kept.isUndo === true, outcomes: kept.outcomes.filter(isOutcome) }
  },
})
