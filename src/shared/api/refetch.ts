import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { createListeners } from '../lib/listeners.ts'

let times = 0
const { subscribe, notify } = createListeners()

/**
 * Reloads all queries on the screen, and the others when they are next used: a server that has just failed may also
 * have sent answers that only look right. With `afresh` the screen shows its loading state, as after a page reload;
 * otherwise the old data stays until the new answer arrives. Failed queries always show their loading state, since
 * their data may be only the first pages of a list.
 */
export function refetch(client: QueryClient, afresh = false): void {
  if (afresh) void client.resetQueries()
  else {
    void client.resetQueries({ predicate: ({ state }) => state.status === 'error' })
    // The others are loading already.
    void client.invalidateQueries({ predicate: ({ state }) => state.fetchStatus !== 'fetching' })
  }
  times += 1
  notify()
}

/** A number that changes with each `refetch`, so that a boundary showing a failure retries. */
export function useRefetched(): number {
  return useSyncExternalStore(
    subscribe,
    () => times,
    () => times,
  )
}
