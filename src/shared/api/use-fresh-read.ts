import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { refuseOffline } from './http.ts'

/**
 * Reads a record as the server has it now: never from a cache, nor from an answer that is already under way. The
 * query cache has it afterwards. Throws `ApiError`.
 */
export function useFreshRead<Record>(
  queryKey: QueryKey,
  read: (options: RequestInit) => Promise<Record>,
): () => Promise<Record> {
  const client = useQueryClient()
  return async () => {
    refuseOffline()
    await client.cancelQueries({ queryKey, exact: true })
    return client.fetchQuery({ queryKey, queryFn: ({ signal }) => read({ signal, cache: 'no-store' }), staleTime: 0 })
  }
}
