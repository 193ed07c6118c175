import { getListCollectionsQueryKey, listCollections } from '#openapi/generated/client/collections/collections.ts'
import type { Collection } from '#openapi/generated/model/collection.ts'
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'

const limit = 100

async function walk(signal: AbortSignal): Promise<Collection[]> {
  const found: Collection[] = []
  for (let page = 1, totalPages = 1; page <= totalPages; page += 1) {
    // One after the other: only an answer tells whether there is a next page.
    const { data, pagination } = await listCollections({ page, limit }, { signal })
    found.push(...data)
    totalPages = pagination.totalPages
  }
  return found
}

/** How the walk is asked for; for screens with a freshness of their own. */
export const allCollections = queryOptions({
  // Under the list's own key, so that what makes the list stale makes this stale too.
  queryKey: [...getListCollectionsQueryKey(), 'all'],
  queryFn: ({ signal }) => walk(signal),
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
