import { inRange, isPriced, type ListingBase } from '#src/shared/lib/listing.ts'
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

export const cardsPerPage = 12

/** All that a listing depends on; the address bar keeps it. */
export interface Listing extends ListingBase {
  q: string
  colours: readonly Colour[]
}

export const unfiltered: Omit<Listing, 'q' | 'sort' | 'page'> = { colours: [], min: 0, max: null }

/** Whether anything but the page differs from the plain list. */
export function isNarrowed(listing: Listing): boolean {
  return isFiltered(listing) || listing.sort !== 'default' || listing.q !== ''
}

export function isFiltered(listing: Listing): boolean {
  return listing.colours.length > 0 || isPriced(listing)
}

/** The cards that the filters and the word searched for let through, in their order. */
export function matching(cards: readonly VariantCard[], listing: Listing): VariantCard[] {
  const term = listing.q.trim().toLowerCase()
  const wanted = new Set(listing.colours.map((colour) => colour.toLowerCase()))
  return cards.filter(
    (card) =>
      inRange(card.price, listing) &&
      (wanted.size === 0 || wanted.has(card.colour?.toLowerCase() ?? '')) &&
      (term === '' || card.name.toLowerCase().includes(term) || card.sku.toLowerCase().includes(term)),
  )
}
