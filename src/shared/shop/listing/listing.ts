import { entriesOf } from '../../lib/values/entries-of.ts'
import type { ListFilter } from './list-filters.ts'
import type { VariantCard } from '../variant-cards.ts'
import { anyPrice, isPriced, type PriceRange, priceText, readRange, wholeNumber } from './price-range.ts'

interface SortOrder {
  label: string
  /** Which of two cards comes first; equal ones keep the order of the shop. */
  compare: (one: VariantCard, other: VariantCard) => number
}

export type Sort = 'default' | 'price-low-high' | 'price-high-low'

/** The sort orders of a list. */
export const sorts: Record<Sort, SortOrder> = {
  default: { label: 'Sort By', compare: () => 0 },
  'price-low-high': { label: 'Price: Low to High', compare: (one, other) => one.price - other.price },
  'price-high-low': { label: 'Price: High to Low', compare: (one, other) => other.price - one.price },
}

/** The sort order of that name, else the default. */
export function readSort(name: string | null): Sort {
  return entriesOf(sorts).find(([sort]) => sort === name)?.[0] ?? 'default'
}

/** What one kind of list can be filtered by, besides the price. */
export interface ListKind {
  /** The filters that its address may have, in their order. */
  filters: readonly ListFilter[]
  /** Those with boxes beside the list; all of them if missing. */
  offered?: readonly ListFilter[]
  /** Whether its address may have a search term. */
  isSearched?: boolean
}

/** The state of a list, stored in the address. */
export interface Listing extends PriceRange {
  /** The search term; empty without a search. */
  q: string
  /** The ticked options of each filter, by its name. */
  ticked: Readonly<Record<string, readonly string[]>>
  sort: Sort
  page: number
}

/** An applied filter, and the change that removes it. */
export interface Applied {
  label: string
  without: Partial<Listing>
}

/** Reads the address. Unknown words and numbers out of range are ignored. */
export function readListing(params: URLSearchParams, { filters, isSearched = false }: ListKind): Listing {
  return {
    q: (isSearched && params.get('q')?.trim()) || '',
    ticked: Object.fromEntries(filters.map((filter) => [filter.name, readTicked(params, filter)])),
    ...readRange(params),
    sort: readSort(params.get('sort')),
    page: wholeNumber(params.get('page')) || 1,
  }
}

/** The options that an address has, in the order of the boxes, whatever their case. */
function readTicked(params: URLSearchParams, { name, options }: ListFilter): string[] {
  const requested = new Set(params.getAll(name).map((option) => option.toLowerCase()))
  return options.filter((option) => requested.has(option.toLowerCase()))
}

/** Writes the address, without default values. */
export function writeListing({ q, ticked, min, max, sort, page }: Listing): URLSearchParams {
  const params = new URLSearchParams()
  if (q !== '') params.set('q', q)
  for (const [name, options] of Object.entries(ticked)) for (const option of options) params.append(name, option)
  if (min > 0) params.set('min', String(min))
  if (max !== null) params.set('max', String(max))
  if (sort !== 'default') params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  return params
}

/** The address of a page of the list. */
export const pageOfListing = (listing: Listing, page: number) => ({
  search: writeListing({ ...listing, page }).toString(),
})

/** The list after a change. Any change except of the page returns to page 1; filters not named stay as they are. */
export function changedListing(listing: Listing, change: Partial<Listing>): Listing {
  return { ...listing, page: 1, ...change, ticked: { ...listing.ticked, ...change.ticked } }
}

/** Whether a filter narrows the list; the search does not count. */
export function isFiltered(listing: Listing): boolean {
  return isPriced(listing) || Object.values(listing.ticked).some((options) => options.length > 0)
}

/** Whether the list is filtered or sorted, which the server cannot do: then every product has to be loaded. */
export function isFilteredOrSorted(listing: Listing): boolean {
  return isFiltered(listing) || listing.sort !== 'default'
}

/** The change that removes every filter, but not the search. */
export function unfiltered({ filters }: ListKind): Partial<Listing> {
  return { ...anyPrice, ticked: Object.fromEntries(filters.map(({ name }) => [name, []])) }
}

/** What is applied, each with the name of its filter: "Colour: Gold". */
export function appliedTo({ q, ticked, ...range }: Listing, { filters }: ListKind): Applied[] {
  const ticks = filters.flatMap(({ name, title }) => {
    const options = ticked[name] ?? []
    return options.map((option) => ({
      label: `${title}: ${option}`,
      without: { ticked: { [name]: options.filter((one) => one !== option) } },
    }))
  })
  return [
    ...(q === '' ? [] : [{ label: `Search: “${q}”`, without: { q: '' } }]),
    ...ticks,
    ...(isPriced(range) ? [{ label: `Price: ${priceText(range)}`, without: anyPrice }] : []),
  ]
}

/** Whether a history entry's state marks the filters as open. */
export function filtersOpen(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'filters' in state
}
