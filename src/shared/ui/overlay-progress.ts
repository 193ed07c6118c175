/** What the overlay waits for, each under a name of its own, and which of it is over. */
export interface Waiting {
  registered: ReadonlySet<string>
  finished: ReadonlySet<string>
  /** The highest percentage so far: what registers late never takes it back. */
  reached: number
}

export const nothing: Waiting = { registered: new Set(), finished: new Set(), reached: 0 }

/** Adds something to wait for. Once everything was over, nothing more is waited for. */
export function register(waiting: Waiting, name: string): Waiting {
  if (waiting.reached === 100 || waiting.registered.has(name)) return waiting
  return { ...waiting, registered: new Set(waiting.registered).add(name) }
}

/** Marks one as over: loaded, failed or given up, which count alike. */
export function finish(waiting: Waiting, name: string): Waiting {
  if (!waiting.registered.has(name)) return waiting
  return counted({ ...waiting, finished: new Set(waiting.finished).add(name) })
}

/** Gives up on all that is not over. */
export function finishAll(waiting: Waiting): Waiting {
  return counted({ ...waiting, finished: waiting.registered })
}

function counted(waiting: Waiting): Waiting {
  const now = Math.floor((waiting.finished.size / waiting.registered.size) * 100)
  return { ...waiting, reached: Math.max(waiting.reached, now) }
}
