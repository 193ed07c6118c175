import type { Query } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { createListeners } from '../lib/listeners.ts'

let hasFailed = false
const { subscribe, notify } = createListeners()

/** Whether a query shows the answer of a prerendered page, since a newer one could not be loaded. */
export const isOutdated = ({ state }: Pick<Query<unknown, unknown>, 'state'>): boolean =>
  state.data !== undefined && state.dataUpdatedAt === 0 && state.status === 'error'

/** Records that a newer answer could not be loaded. */
export function reportOutdated(): void {
  hasFailed = true
  notify()
}

/** Whether the data of a prerendered page has been outdated since this load. */
export const useOutdated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => hasFailed,
    () => false,
  )
