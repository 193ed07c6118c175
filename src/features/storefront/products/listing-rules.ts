import { type Applied, isPriced, type ListingRules, priceLabel } from '#src/shared/shop/listing.ts'
import { isFiltered, type Listing, unfiltered } from './listing.ts'
import { readListing, writeListing } from './listing-url.ts'

/** How a list of products is filtered and stored in the address. */
export const listingRules: ListingRules<Listing> = {
  read: readListing,
  write: writeListing,
  isFiltered,
  unfiltered,
  none: { ...unfiltered, q: '' },
  applied: (listing) => [
    ...(listing.q === '' ? [] : [{ label: `“${listing.q}”`, without: { q: '' } }]),
    ...ticks(listing, 'colours'),
    ...ticks(listing, 'occasions'),
    ...ticks(listing, 'types'),
    ...(isPriced(listing) ? [{ label: priceLabel(listing), without: { min: 0, max: null } }] : []),
  ],
}

function ticks(listing: Listing, field: 'colours' | 'occasions' | 'types'): Applied<Listing>[] {
  const ticked: readonly string[] = listing[field]
  return ticked.map((label) => ({ label, without: { [field]: ticked.filter((one) => one !== label) } }))
}
