import {
  inRange,
  isPriced,
  type ListingBase,
  type ListingRules,
  priceLabel,
  readBase,
  readOptions,
  sorted,
  writeBase,
} from '#src/shared/shop/listing.ts'
import { hasAny, occasionOptions, typeOptions } from '#src/shared/shop/occasions.ts'
import type { ListedCard } from '#src/shared/ui/listing/card-slots.ts'

/** The filters of a sale. None is ticked at first. */
export const saleOptions = {
  colours: ['Gold', 'Silver'],
  occasions: occasionOptions,
  types: typeOptions,
} as const

export type OptionGroup = keyof typeof saleOptions

const names: Record<OptionGroup, string> = { colours: 'colour', occasions: 'occasion', types: 'type' }
const groups = ['colours', 'occasions', 'types'] as const

export const saleCardsPerPage = 10

/** The state of a sale's list, stored in the address. */
export interface SaleListing extends ListingBase, Record<OptionGroup, readonly string[]> {}

const unfiltered: Omit<SaleListing, 'sort' | 'page'> = { min: 0, max: null, colours: [], occasions: [], types: [] }

/** How a sale's list is filtered and stored in the address. */
export const saleRules: ListingRules<SaleListing> = {
  read: (params) => ({
    ...readBase(params),
    colours: readOptions(params, names.colours, saleOptions.colours),
    occasions: readOptions(params, names.occasions, saleOptions.occasions),
    types: readOptions(params, names.types, saleOptions.types),
  }),
  write: (listing) => {
    const params = new URLSearchParams()
    for (const group of groups) {
      for (const option of saleOptions[group]) if (listing[group].includes(option)) params.append(names[group], option)
    }
    return writeBase(params, listing)
  },
  isFiltered: (listing) => isPriced(listing) || groups.some((group) => listing[group].length > 0),
  unfiltered,
  none: unfiltered,
  applied: (listing) => [
    ...groups.flatMap((group) =>
      listing[group].map((option) => ({
        label: option,
        without: { [group]: listing[group].filter((one) => one !== option) },
      })),
    ),
    ...(isPriced(listing) ? [{ label: priceLabel(listing), without: { min: 0, max: null } }] : []),
  ],
}

/** Filters and sorts by the price to pay; cards with the same price keep their order. */
export function narrowSale(cards: readonly ListedCard[], listing: SaleListing): ListedCard[] {
  const kept = cards.filter(
    (card) =>
      inRange(card.price, listing) &&
      hasAny(listing.colours, card.colour === null ? [] : [card.colour]) &&
      hasAny(listing.occasions, card.occasions) &&
      hasAny(listing.types, card.types),
  )
  return sorted(kept, listing.sort)
}
