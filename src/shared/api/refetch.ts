import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { createListeners } from '../lib/listeners.ts'

let times = 0
const { subscribe, notify } = createListeners()

/**
 * Asks again for everything on the screen, and at the next use for everything else: a server that has just failed may
 * also have sent answers that only look right. With `afresh` it starts from the loading state, as after a reload;
 * otherwise what is shown stays until the new answer is there. What has failed starts from the loading state in both
 * cases: its data may be the first pages of a list.
 */
export function refetch(client: QueryClient, afresh = false): void {
  if (afresh) void client.resetQueries()
  else {
    void client.resetQueries({ predicate: ({ state }) => state.status === 'error' })
    // These are loading already.
    void client.invalidateQueries({}, { cancelRefetch: false })
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
