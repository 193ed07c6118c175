import { type Colour, colours, type Listing, priceEnd, type Sort, sorts } from './listing.ts'

/** What the address asks for. Words it does not know and numbers out of range are left aside. */
export function readListing(params: URLSearchParams): Listing {
  const asked = new Set(params.getAll('colour').map((colour) => colour.toLowerCase()))
  const min = wholeNumber(params.get('min')) ?? 0
  const max = wholeNumber(params.get('max'))
  return {
    q: params.get('q')?.trim() ?? '',
    colours: colours.filter((colour) => asked.has(colour.toLowerCase())),
    min: Math.min(min, priceEnd),
    max: max === null || max >= priceEnd ? null : Math.max(max, min),
    sort: readSort(params.get('sort')),
    page: wholeNumber(params.get('page')) || 1,
  }
}

/** The same as an address; what is as usual is left out. */
export function writeListing({ q, colours: chosen, min, max, sort, page }: Listing): URLSearchParams {
  const params = new URLSearchParams()
  if (q !== '') params.set('q', q)
  for (const colour of inOrder(chosen)) params.append('colour', colour)
  if (min > 0) params.set('min', String(min))
  if (max !== null) params.set('max', String(max))
  if (sort !== 'default') params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  return params
}

function inOrder(chosen: readonly Colour[]): Colour[] {
  return colours.filter((colour) => chosen.includes(colour))
}

function readSort(value: string | null): Sort {
  return sorts.find((sort) => sort.value === value)?.value ?? 'default'
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null
}
