/** What the overlay waits for, by a name of its own, and which of it is over. */
export interface Waiting {
  registered: ReadonlySet<string>
  finished: ReadonlySet<string>
}

export const nothing: Waiting = { registered: new Set(), finished: new Set() }

/** Adds something to wait for; what was over and comes again is waited for again. */
export function register(waiting: Waiting, name: string): Waiting {
  const finished = new Set(waiting.finished)
  finished.delete(name)
  return { registered: new Set(waiting.registered).add(name), finished }
}

/** Marks one as over: loaded, failed or given up, which count alike. */
export function finish(waiting: Waiting, name: string): Waiting {
  if (!waiting.registered.has(name)) return waiting
  return { ...waiting, finished: new Set(waiting.finished).add(name) }
}

/** Gives up on all that is not over. */
export function finishAll(waiting: Waiting): Waiting {
  return { ...waiting, finished: waiting.registered }
}

/** Whole percent, 0 to 100; 100 when there is nothing to wait for, and only when nothing is left. */
export function percent({ registered, finished }: Waiting): number {
  if (registered.size === 0) return 100
  return Math.floor((finished.size / registered.size) * 100)
}
