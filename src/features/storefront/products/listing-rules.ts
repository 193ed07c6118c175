import { isPriced, type ListingRules, priceLabel } from '#src/shared/lib/listing.ts'
import { isFiltered, type Listing, unfiltered } from './listing.ts'
import { readListing, writeListing } from './listing-url.ts'

/** How a list of products is filtered, and kept in the address. */
export const listingRules: ListingRules<Listing> = {
  read: readListing,
  write: writeListing,
  isFiltered,
  unfiltered,
  none: { ...unfiltered, q: '' },
  applied: (listing) => [
    ...(listing.q === '' ? [] : [{ label: `“${listing.q}”`, without: { q: '' } }]),
    ...listing.colours.map((colour) => ({
      label: colour,
      without: { colours: listing.colours.filter((one) => one !== colour) },
    })),
    ...(isPriced(listing) ? [{ label: priceLabel(listing), without: { min: 0, max: null } }] : []),
  ],
}
