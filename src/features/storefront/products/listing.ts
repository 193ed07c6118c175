import { listFilters } from '#src/shared/shop/listing/list-filters.ts'
import { isFiltered, type Listing, type ListKind } from '#src/shared/shop/listing/listing.ts'

export const cardsPerPage = 12

const { colour, material } = listFilters

/** The list of all products. Its address may have every filter; those of a category have no boxes here. */
export const productList: ListKind = {
  filters: Object.values(listFilters),
  offered: [colour, material],
  isSearched: true,
}

export const collectionList: ListKind = { ...productList, isSearched: false }

export const categoryList: ListKind = { filters: productList.filters }

/** Whether the list is filtered or sorted, which the server cannot do: then every product has to be loaded. */
export function isNarrowed(listing: Listing): boolean {
  return isFiltered(listing) || listing.sort !== 'default'
}
