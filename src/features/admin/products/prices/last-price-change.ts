import { storedByPerson } from '#src/shared/api/stored-by-person.ts'
import { isRecord } from '#src/shared/lib/values/is-record.ts'
import type { PriceOutcome } from './apply-prices.ts'

/** What became of each price that was to be changed, or to be put back. */
export interface PriceChange {
  isUndo: boolean
  outcomes: readonly PriceOutcome[]
}

const isOutcome = (value: unknown): value is PriceOutcome =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.name === 'string' &&
  typeof value.price === 'number' &&
  typeof value.to === 'number' &&
  typeof value.isDone === 'boolean' &&
  (value.perhaps === undefined || Array.isArray(value.perhaps)) &&
  ['number', 'undefined'].includes(typeof value.newest) &&
  ['string', 'undefined'].includes(typeof value.reason)

/** The latest change of prices, until it has been seen: a session that ends in the middle leads away from the list. */
export const lastPriceChange = storedByPerson<PriceChange | null>({
  key: 'shop:price-change',
  area: 'session',
  blank: null,
  valid: (value) => {
    if (!isRecord(value) || !Array.isArray(value.outcomes)) return undefined
    return { isUndo: value.isUndo === true, outcomes: value.outcomes.filter(isOutcome) }
  },
})
