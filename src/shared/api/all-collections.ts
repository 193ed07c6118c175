import { getListCollectionsQueryKey, listCollections } from '#openapi/generated/client/collections/collections.ts'
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { walkPages } from './walk-pages.ts'

const limit = 100

/** How the walk is asked for; for screens with a freshness of their own. */
export const allCollections = queryOptions({
  // Under the list's own key, so that what makes the list stale makes this stale too.
  queryKey: [...getListCollectionsQueryKey(), 'all'],
  queryFn: ({ signal }) => walkPages({ load: (page) => listCollections({ page, limit }, { signal }), atOnce: 6 }),
  staleTime: 5 * 60_000,
})

/** Every collection of the shop, all pages walked once and kept for all who ask. */
export function useAllCollections() {
  return useQuery(allCollections)
}

/** The same for a screen inside a boundary: suspends while loading, throws `ApiError`. */
export function useAllCollectionsSuspense() {
  return useSuspenseQuery(allCollections)
}
