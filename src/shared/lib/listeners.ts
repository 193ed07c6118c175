export interface Listeners {
  /** Calls `listener` at each `notify`; returns a function that stops it. */
  subscribe: (listener: () => void) => () => void
  notify: () => void
}

/** Lets components subscribe to a value that is kept outside React, for `useSyncExternalStore`. */
export function createListeners(): Listeners {
  const all = new Set<() => void>()
  return {
    subscribe: (listener) => {
      all.add(listener)
      return () => {
        all.delete(listener)
      }
    },
    notify: () => {
      for (const listener of all) listener()
    },
  }
}
