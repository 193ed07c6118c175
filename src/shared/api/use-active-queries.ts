import { type Query, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'

/** What `words` says of the queries on the screen. */
export function useActiveQueries(words: (queries: readonly Query[]) => string): string {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache])
  return useSyncExternalStore(
    subscribe,
    () => words(cache.findAll({ type: 'active' })),
    () => '',
  )
}
