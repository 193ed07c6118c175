import { inRange, isPriced, type ListingBase } from '#src/shared/shop/listing.ts'
import { hasAny, type occasionOptions, type typeOptions } from '#src/shared/shop/occasions.ts'
import type { VariantCard } from '#src/shared/shop/variant-cards.ts'

/** Spelled as in the data: the filter matches whole words. */
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

/** The state of a listing, stored in the address. */
export interface Listing extends ListingBase {
  q: string
  colours: readonly Colour[]
  occasions: readonly (typeof occasionOptions)[number][]
  types: readonly (typeof typeOptions)[number][]
}

export const unfiltered: Omit<Listing, 'q' | 'sort' | 'page'> = {
  colours: [],
  occasions: [],
  types: [],
  min: 0,
  max: null,
}

/** Whether the list is filtered or sorted, which the server cannot do: then every product has to be loaded. */
export function isNarrowed(listing: Listing): boolean {
  return isFiltered(listing) || listing.sort !== 'default'
}

export function isFiltered(listing: Listing): boolean {
  const { colours: chosen, occasions, types } = listing
  return chosen.length + occasions.length + types.length > 0 || isPriced(listing)
}

type Filtered = Pick<VariantCard, 'price' | 'colour' | 'occasions' | 'types'>

/** The cards that pass the filters, in their order. The search itself is left to the server. */
export function matching<T extends Filtered>(cards: readonly T[], listing: Listing): T[] {
  const wanted = new Set(listing.colours.map((colour) => colour.toLowerCase()))
  return cards.filter(
    (card) =>
      inRange(card.price, listing) &&
      (wanted.size === 0 || wanted.has(card.colour?.toLowerCase() ?? '')) &&
      hasAny(listing.occasions, card.occasions) &&
      hasAny(listing.types, card.types),
  )
}
