import { readBase, readOptions, writeBase } from '#src/shared/lib/listing.ts'
import { colours, type Listing } from './listing.ts'

/** What the address asks for. Words it does not know and numbers out of range are left aside. */
export function readListing(params: URLSearchParams): Listing {
  return { ...readBase(params), q: params.get('q')?.trim() ?? '', colours: readOptions(params, 'colour', colours) }
}

/** The same as an address; what is as usual is left out. */
export function writeListing(listing: Listing): URLSearchParams {
  const params = new URLSearchParams()
  if (listing.q !== '') params.set('q', listing.q)
  for (const colour of colours) if (listing.colours.includes(colour)) params.append('colour', colour)
  return writeBase(params, listing)
}
