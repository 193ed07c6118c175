import { readBase, readOptions, writeBase } from '#src/shared/shop/listing.ts'
import { occasionOptions, typeOptions } from '#src/shared/shop/occasions.ts'
import { colours, type Listing } from './listing.ts'

/** Reads the address. Unknown words and numbers out of range are ignored. */
export function readListing(params: URLSearchParams): Listing {
  return {
    ...readBase(params),
    q: params.get('q')?.trim() ?? '',
    colours: readOptions(params, 'colour', colours),
    occasions: readOptions(params, 'occasion', occasionOptions),
    types: readOptions(params, 'type', typeOptions),
  }
}

/** Writes the address, without default values. */
export function writeListing(listing: Listing): URLSearchParams {
  const params = new URLSearchParams()
  if (listing.q !== '') params.set('q', listing.q)
  for (const colour of colours) if (listing.colours.includes(colour)) params.append('colour', colour)
  for (const occasion of occasionOptions) if (listing.occasions.includes(occasion)) params.append('occasion', occasion)
  for (const type of typeOptions) if (listing.types.includes(type)) params.append('type', type)
  return writeBase(params, listing)
}
