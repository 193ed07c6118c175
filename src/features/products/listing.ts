import type { VariantCard } from '#src/shared/lib/product.ts'

/** Spelled as the data spells them: the filter matches whole words. */
export const colours = [
  'Gold',
  'Silver',
  'Platinum',
  'Rose Gold',
  'White Gold',
  'Diamond',
  'Pearl',
  'Black',
  'Ruby',
  'Emerald',
  'Sapphire',
  'Solitare',
] as const

export type Colour = (typeof colours)[number]

export const sorts = [
  { value: 'default', label: 'Sort By' },
  { value: 'price-low-high', label: 'Price: Low to High' },
  { value: 'price-high-low', label: 'Price: High to Low' },
] as const

export type Sort = (typeof sorts)[number]['value']

/** The right end of the price slider: "60,000 and above". */
export const priceEnd = 60_000

export const cardsPerPage = 12

/** All that a listing depends on; the address bar keeps it. */
export interface Listing {
  q: string
  colours: readonly Colour[]
  /** Rupees. */
  min: number
  /** Rupees; null for no upper bound. */
  max: number | null
  sort: Sort
  page: number
}

export const unfiltered: Omit<Listing, 'q' | 'sort' | 'page'> = { colours: [], min: 0, max: null }

/** Whether anything but the page differs from the plain list. */
export function isNarrowed(listing: Listing): boolean {
  return isFiltered(listing) || listing.sort !== 'default' || listing.q !== ''
}

export function isFiltered({ colours: chosen, min, max }: Listing): boolean {
  return chosen.length > 0 || min > 0 || max !== null
}

/** Filter, then sort; cards of one price keep their order. */
export function narrow(cards: readonly VariantCard[], listing: Listing): VariantCard[] {
  const term = listing.q.trim().toLowerCase()
  const wanted = new Set(listing.colours.map((colour) => colour.toLowerCase()))
  const kept = cards.filter(
    (card) =>
      card.price >= listing.min &&
      (listing.max === null || card.price <= listing.max) &&
      (wanted.size === 0 || wanted.has(card.colour?.toLowerCase() ?? '')) &&
      (term === '' || card.name.toLowerCase().includes(term) || card.sku.toLowerCase().includes(term)),
  )
  if (listing.sort === 'default') return kept
  const direction = listing.sort === 'price-low-high' ? 1 : -1
  return kept.toSorted((a, b) => direction * (a.price - b.price))
}

/** One page of cards; a page beyond the last one is the last one. */
export function pageOf<T>(cards: readonly T[], page: number): { shown: T[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(cards.length / cardsPerPage))
  const current = Math.min(page, pages)
  return { shown: cards.slice((current - 1) * cardsPerPage, current * cardsPerPage), page: current, pages }
}
