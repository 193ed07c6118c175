import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

let times = 0
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * Asks again for all that is on the screen, after the backend changed under it: `afresh` from nothing, as after a reload,
 * otherwise behind what is shown. What had failed tries again in either case.
 */
export function refetch(client: QueryClient, afresh: boolean): void {
  if (afresh) void client.resetQueries()
  else {
    void client.resetQueries({ predicate: ({ state }) => state.status === 'error' })
    void client.invalidateQueries()
  }
  times += 1
  for (const listener of listeners) listener()
}

/** Another number after each `refetch`: a boundary that shows a failure tries again then. */
export function useRefetched(): number {
  return useSyncExternalStore(
    subscribe,
    () => times,
    () => times,
  )
}
