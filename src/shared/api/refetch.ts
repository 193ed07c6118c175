import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { createListeners } from '../lib/listeners.ts'

let times = 0
const { subscribe, notify } = createListeners()

/**
 * Reloads everything on the screen after the backend changed. With `afresh` it starts from the loading state, as after
 * a reload; otherwise it refreshes in the background. Failed queries are retried in both cases.
 */
export function refetch(client: QueryClient, afresh: boolean): void {
  if (afresh) void client.resetQueries()
  else void client.invalidateQueries()
  retryFailures(client)
}

/** Asks again for everything that has failed, in all boundaries of the screen. */
export function retryFailures(client: QueryClient): void {
  void client.resetQueries({ predicate: ({ state }) => state.status === 'error' })
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
