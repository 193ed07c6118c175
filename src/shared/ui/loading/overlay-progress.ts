/** The named items the overlay waits for, and which have ended. */
export interface Waiting {
  registered: ReadonlySet<string>
  finished: ReadonlySet<string>
  /** The highest percentage so far, which late registrations never lower. */
  reached: number
}

export const nothing: Waiting = { registered: new Set(), finished: new Set(), reached: 0 }

/** Adds an item to wait for. Ignored once everything has ended. */
export function register(waiting: Waiting, name: string): Waiting {
  if (waiting.reached === 100 || waiting.registered.has(name)) return waiting
  return { ...waiting, registered: new Set(waiting.registered).add(name) }
}

/** Marks an item as ended: loaded, failed or given up. */
export function finish(waiting: Waiting, name: string): Waiting {
  if (!waiting.registered.has(name)) return waiting
  return counted({ ...waiting, finished: new Set(waiting.finished).add(name) })
}

/** Gives up on all pending items. */
export function finishAll(waiting: Waiting): Waiting {
  return counted({ ...waiting, finished: waiting.registered })
}

function counted(waiting: Waiting): Waiting {
  const now = Math.floor((waiting.finished.size / waiting.registered.size) * 100)
  return { ...waiting, reached: Math.max(waiting.reached, now) }
}
