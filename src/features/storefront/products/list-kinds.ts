import { listFilters } from '#src/shared/shop/listing/list-filters.ts'
import type { ListKind } from '#src/shared/shop/listing/listing.ts'

export const cardsPerPage = 12

const { colour, material } = listFilters

/** The list of all products. Its address may have every filter; occasion and type have no boxes beside it. */
export const productList: ListKind = {
  filters: Object.values(listFilters),
  offered: [colour, material],
  isSearched: true,
}

export const collectionList: ListKind = { ...productList, isSearched: false }

export const categoryList: ListKind = { filters: productList.filters }
