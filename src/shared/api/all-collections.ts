import { getListCollectionsQueryKey, listCollections } from '#openapi/generated/client/collections/collections.ts'
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { everyRow } from './walk-pages.ts'

/** Query options, for screens that need their own refresh settings. */
export const allCollections = queryOptions({
  // Under the list's key, so that invalidating the list invalidates this too.
  queryKey: [...getListCollectionsQueryKey(), 'all'],
  queryFn: ({ signal }) => everyRow({ load: (page) => listCollections({ page, limit: 100 }, { signal }) }),
  staleTime: 5 * 60_000,
  meta: { failed: 'Failed to load collections.' },
})

/** Every collection of the shop, loaded through all pages and cached. */
export function useAllCollections() {
  return useQuery(allCollections)
}

/** The same for use inside a boundary: suspends while loading, throws `ApiError`. */
export function useAllCollectionsSuspense() {
  return useSuspenseQuery(allCollections)
}
