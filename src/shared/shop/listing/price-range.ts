import { formatRupees } from '../../lib/text/money.ts'

/** The right end of the price slider, in rupees: "60,000 and above". */
export const priceEnd = 60_000

export interface PriceRange {
  min: number
  /** null for no upper bound. */
  max: number | null
}

/** The range from 0 without an upper bound. */
export const anyPrice: PriceRange = { min: 0, max: null }

/** The range that an address has, within the slider. */
export function readRange(params: URLSearchParams): PriceRange {
  const min = Math.min(wholeNumber(params.get('min')) ?? 0, priceEnd)
  const max = Math.max(wholeNumber(params.get('max')) ?? priceEnd, min)
  return { min, max: upperBound(max) }
}

/** The range with another lower bound, which raises the upper one if needed. */
export function withMin({ max }: PriceRange, min: number): PriceRange {
  return { min, max: max !== null && max < min ? upperBound(min) : max }
}

/**
 * The range with another upper bound, which lowers the lower one if needed. The end of the slider means no upper bound.
 */
export function withMax({ min }: PriceRange, max: number): PriceRange {
  return { min: Math.min(min, max), max: upperBound(max) }
}

function upperBound(max: number): number | null {
  return max >= priceEnd ? null : max
}

/** Whether the price narrows the list. */
export function isPriced({ min, max }: PriceRange): boolean {
  return min > 0 || max !== null
}

/** The range in words, such as "₹500 to ₹900". */
export function priceText({ min, max }: PriceRange): string {
  if (max === null) return `${formatRupees(min)} and above`
  return min === 0 ? `up to ${formatRupees(max)}` : `${formatRupees(min)} to ${formatRupees(max)}`
}

/** Whether a price lies in the range. */
export function inRange(price: number, { min, max }: PriceRange): boolean {
  return price >= min && (max === null || price <= max)
}

/** A number of at most seven digits; null for anything else. */
export function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null
}
