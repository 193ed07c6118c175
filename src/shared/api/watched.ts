import type { Query } from '@tanstack/react-query'

const every = 30_000

/** For what is being edited: asked for afresh when its screen opens, when the person comes back to it, and now and then, since others edit too. */
export const watched = {
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
  // What is gone stays gone.
  refetchInterval: ({ state }: Pick<Query, 'state'>) => (state.status === 'error' ? false : every),
} as const
