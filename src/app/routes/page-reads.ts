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
import { cardsPerPage, productList } from '#src/features/storefront/products/list-kinds.ts'
import { isFilteredOrSorted, readListing } from '#src/shared/shop/listing/listing.ts'
import { knownRating } from '#src/features/storefront/products/use-known-rating.ts'
import { homeList } from '#src/features/storefront/home/home-list.ts'
import { allCollections } from '#src/shared/api/all-collections.ts'
import { runningSales } from '#src/shared/shop/use-offers.ts'
import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { ReadPage } from './page-routes.tsx'

/**
 * Makes a call, unless its answer is known. A failed call is forgotten in the browser, where the page makes it again
 * and shows or logs the failure; it fails a page that is being prerendered.
 */
async function prefetch<Answer, Failure, Data, Key extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<Answer, Failure, Data, Key>,
): Promise<unknown> {
  return client.ensureQueryData({ ...options, meta: {} }).catch(() => {
    // With the calls that it makes itself, such as the list of sales for the running ones.
    if (!import.meta.env.SSR)
      client.removeQueries({ predicate: ({ state }) => state.status === 'error', type: 'inactive' })
  })
}

const readOffers = (client: QueryClient) => prefetch(client, runningSales)

/** The collections of the footer. */
export const readLayout: ReadPage = (client) => prefetch(client, allCollections)

export const readHome: ReadPage = (client) =>
  Promise.all([
    prefetch(client, getListCollectionsQueryOptions(homeList)),
    prefetch(client, getListCategoriesQueryOptions(homeList)),
    readOffers(client),
  ])

export const readProducts: ReadPage = async (client, _, search) => {
  const listing = readListing(search, productList)
  // A search or a filter loads many pages of the list.
  if (listing.q !== '' || isFilteredOrSorted(listing)) return
  const list = getListProductsQueryOptions({ page: listing.page, limit: cardsPerPage })
  await Promise.all([prefetch(client, list), readOffers(client)])
}

export const readProduct: ReadPage = (client, { productId = '' }) =>
  Promise.all([
    prefetch(client, getGetProductQueryOptions(productId)),
    prefetch(client, knownRating(productId)),
    readOffers(client),
  ])

export const readCategory: ReadPage = (client, { categoryId = '' }) =>
  Promise.all([prefetch(client, getGetCategoryQueryOptions(categoryId)), readOffers(client)])

export const readCollection: ReadPage = (client, { collectionId = '' }) =>
  Promise.all([prefetch(client, getGetCollectionQueryOptions(collectionId)), readOffers(client)])

export const readSale: ReadPage = (client, { salesId = '' }) =>
  Promise.all([prefetch(client, getGetSaleQueryOptions(salesId)), readOffers(client)])

export const readReviews: ReadPage = (client) => prefetch(client, getListAllReviewsQueryOptions())
