import type { Query } from '@tanstack/react-query'

const every = 30_000

/**
 * Query options for a record being edited: it is reloaded on mount, on focus and at intervals, since others may edit it
 * too.
 */
export const polled = {
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
  // A deleted record stays deleted, so polling stops.
  refetchInterval: ({ state }: Pick<Query, 'state'>) => (state.status === 'error' ? false : every),
} as const
