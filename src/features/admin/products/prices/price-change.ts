import { fixed, readNumber } from '#src/shared/lib/text/decimals.ts'
import type { Unit } from '#src/shared/lib/text/plain-number.ts'
import type { ProductRow } from '../list/product-row.ts'
import { isWithinLimit } from '../form/product-rules.ts'

/** How a price changes. */
export type PriceDirection = 'raisePercent' | 'lowerPercent' | 'raiseAmount' | 'lowerAmount'

export const ways: readonly { value: PriceDirection; label: string }[] = [
  { value: 'raisePercent', label: 'Raise by a percentage' },
  { value: 'lowerPercent', label: 'Lower by a percentage' },
  { value: 'raiseAmount', label: 'Raise by an amount' },
  { value: 'lowerAmount', label: 'Lower by an amount' },
]

export const isWay = (text: string): text is PriceDirection => ways.some(({ value }) => value === text)
export const unitOf = (way: PriceDirection): Unit => (way.endsWith('Percent') ? 'percent' : 'amount')

/** A product, its base price in rupees, and how far below that its cheapest variant is. */
export interface Priced extends Pick<ProductRow, 'id' | 'name' | 'price'>, Partial<Pick<ProductRow, 'leastModifier'>> {
  /** What it may cost by now, after changes whose answers were lost. */
  perhaps?: readonly number[]
}

/** What would happen to a price. */
export interface PricePlan extends Priced {
  /** Rupees in whole paise. */
  to: number
  /** Why it cannot be changed so. */
  problem?: string
}

/** Why the text is no size of a change; null if it is one. */
export function sizeError(way: PriceDirection, text: string): string | null {
  const size = readNumber(text, unitOf(way))
  if (size === null || size <= 0) return 'Please enter a number above 0'
  if (way === 'lowerPercent' && size > 100) return 'Please enter at most 100'
  return unitOf(way) === 'percent' && size > 1000 ? 'Please enter at most 1,000' : null
}

/** The price after the change, in whole paise. */
function changed(price: number, way: PriceDirection, size: number): number {
  const step = unitOf(way) === 'percent' ? (price * size) / 100 : size
  return Number(fixed(way.startsWith('raise') ? price + step : price - step, 2))
}

/** A product to plan a price for, without what an earlier plan said. */
export const pricedOf = ({ id, name, price, leastModifier, perhaps }: Priced): Priced => ({
  id,
  name,
  price,
  ...(leastModifier !== undefined && { leastModifier }),
  ...(perhaps && { perhaps }),
})

/** Why a product cannot get that price; undefined if it can. */
function problemOf({ price, leastModifier = 0 }: Priced, to: number): string | undefined {
  if (to < 0) return 'Would be below 0'
  if (to + leastModifier < 0) return 'A variant would be below 0'
  if (!isWithinLimit(to)) return 'Would be above the limit'
  return to === price ? 'Stays the same' : undefined
}

/** What would happen to each price. */
export function planPrices(rows: readonly Priced[], way: PriceDirection, size: number): PricePlan[] {
  return rows.map((row) => {
    const to = changed(row.price, way, size)
    const problem = problemOf(row, to)
    return { ...pricedOf(row), to, ...(problem !== undefined && { problem }) }
  })
}
