import { formatRupees } from '../lib/text/money.ts'

/** The sort orders of a list. */
export const sorts = [
  { value: 'default', label: 'Sort By' },
  { value: 'price-low-high', label: 'Price: Low to High' },
  { value: 'price-high-low', label: 'Price: High to Low' },
] as const

export type Sort = (typeof sorts)[number]['value']

/** The right end of the price slider, in rupees: "60,000 and above". */
export const priceEnd = 60_000

export interface PriceRange {
  min: number
  /** null for no upper bound. */
  max: number | null
}

/** The state of every listing, kept in the address; each kind adds its own filters. */
export interface ListingBase extends PriceRange {
  sort: Sort
  page: number
}

/** An applied filter, and the state without it. */
export interface Applied<L> {
  label: string
  without: Partial<L>
}

/** The rules of one kind of listing. */
export interface ListingRules<L extends ListingBase> {
  /** Reads the address. Unknown values and numbers out of range are ignored. */
  read: (params: URLSearchParams) => L
  /** Writes the address, without defaults. */
  write: (listing: L) => URLSearchParams
  isFiltered: (listing: L) => boolean
  /** Removes every filter. */
  unfiltered: Partial<L>
  /** Removes every filter and the search term. */
  none: Partial<L>
  applied: (listing: L) => Applied<L>[]
}

/** Reads price, sort and page from an address. */
export function readBase(params: URLSearchParams): ListingBase {
  const min = Math.min(wholeNumber(params.get('min')) ?? 0, priceEnd)
  const max = Math.max(wholeNumber(params.get('max')) ?? priceEnd, min)
  return {
    min,
    max: max >= priceEnd ? null : max,
    sort: sorts.find(({ value }) => value === params.get('sort'))?.value ?? 'default',
    page: wholeNumber(params.get('page')) || 1,
  }
}

/** Writes price, sort and page into an address if they differ from the defaults. */
export function writeBase(params: URLSearchParams, { min, max, sort, page }: ListingBase): URLSearchParams {
  if (min > 0) params.set('min', String(min))
  if (max !== null) params.set('max', String(max))
  if (sort !== 'default') params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  return params
}

/** The options that an address selects under that name, in the options' order, ignoring case. */
export function readOptions<T extends string>(params: URLSearchParams, name: string, options: readonly T[]): T[] {
  const asked = new Set(params.getAll(name).map((option) => option.toLowerCase()))
  return options.filter((option) => asked.has(option.toLowerCase()))
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

/** The label of the price chip. */
export function priceLabel({ min, max }: PriceRange): string {
  if (max === null) return `${formatRupees(min)} and above`
  return min === 0 ? `Up to ${formatRupees(max)}` : `${formatRupees(min)} to ${formatRupees(max)}`
}

/** Whether a price lies in the range. */
export function inRange(price: number, { min, max }: PriceRange): boolean {
  return price >= min && (max === null || price <= max)
}

/** Sorts the cards; equal prices keep their order. */
export function sorted<T extends { price: number }>(cards: readonly T[], sort: Sort): T[] {
  if (sort === 'default') return [...cards]
  const direction = sort === 'price-low-high' ? 1 : -1
  return cards.toSorted((a, b) => direction * (a.price - b.price))
}

/** One page of cards; a page beyond the last one is the last one. */
export function pageOfCards<T>(
  cards: readonly T[],
  page: number,
  size: number,
): { shown: T[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(cards.length / size))
  const current = Math.min(page, pages)
  return { shown: cards.slice((current - 1) * size, current * size), page: current, pages }
}

/** Whether a history entry's state marks the filters as open. */
export function filtersOpen(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'filters' in state
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null
}
