import { listFilters } from '#src/shared/shop/listing/list-filters.ts'
import type { ListKind } from '#src/shared/shop/listing/listing.ts'

export const saleCardsPerPage = 10

const { colour, occasion, type } = listFilters

/** A sale offers two colours; every other list, that of a category too, offers them all. */
export const saleList: ListKind = { filters: [{ ...colour, options: ['Gold', 'Silver'] }, occasion, type] }
