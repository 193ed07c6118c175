import {
  getGetCategoryQueryOptions,
  getListCategoriesQueryOptions,
} from '#openapi/generated/client/categories/categories.ts'
import {
  getGetCollectionQueryOptions,
  getListCollectionsQueryOptions,
} from '#openapi/generated/client/collections/collections.ts'
import { getGetProductQueryOptions, getListProductsQueryOptions } from '#openapi/generated/client/products/products.ts'
import { getListAllReviewsQueryOptions } from '#openapi/generated/client/reviews/reviews.ts'
import { getGetSaleQueryOptions } from '#openapi/generated/client/sales/sales.ts'
import { homeList } from '#src/features/storefront/home/home-list.ts'
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import type { Params } from 'react-router-dom'
import { loadAhead } from '../load-ahead.ts'

type Read = (client: QueryClient, params: Params, search: URLSearchParams) => Promise<unknown>

/** The calls that a page makes first, by the path of its route. Links preload them, and the HTML of a frame. */
export const firstReads: Readonly<Record<string, Read>> = {
  '/': (client) =>
    Promise.all([
      readAhead(client, getListCollectionsQueryOptions(homeList)),
      readAhead(client, getListCategoriesQueryOptions(homeList)),
    ]),
  '/reviews': (client) => readAhead(client, getListAllReviewsQueryOptions()),
  '/products/:productId': (client, { productId = '' }) => readAhead(client, getGetProductQueryOptions(productId)),
  '/categories/:categoryId': (client, { categoryId = '' }) => readAhead(client, getGetCategoryQueryOptions(categoryId)),
  '/collections/:collectionId': (client, { collectionId = '' }) =>
    readAhead(client, getGetCollectionQueryOptions(collectionId)),
  '/sales/:salesId': (client, { salesId = '' }) => readAhead(client, getGetSaleQueryOptions(salesId)),
  '/products': async (client, _, search) => {
    const code = await loadAhead(() =>
      Promise.all([import('#src/features/storefront/products/listing.ts'), import('#src/shared/shop/listing.ts')]),
    )
    if (code === undefined) return
    const [{ cardsPerPage, isNarrowed, productList }, { readListing }] = code
    const listing = readListing(search, productList)
    // A search or a filter loads many pages of the list.
    if (listing.q !== '' || isNarrowed(listing)) return
    await readAhead(client, getListProductsQueryOptions({ page: listing.page, limit: cardsPerPage }))
  },
}

/**
 * Makes a call, unless its answer is still fresh. A failed call is forgotten: the page makes it again and shows the
 * failure.
 */
function readAhead<T, E>(client: QueryClient, options: FetchQueryOptions<T, E>): Promise<unknown> {
  return client
    .fetchQuery(options)
    .catch(() => client.removeQueries({ queryKey: options.queryKey, exact: true, type: 'inactive' }))
}
