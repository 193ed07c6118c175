/** What a command needs of the process that it runs in. */
export interface Surroundings {
  env: Readonly<Record<string, string | undefined>>
  now: Date
  out: (text: string) => void
  err: (text: string) => void
  /** Ends the run. */
  signal?: AbortSignal
  onProgress?: (done: number, all: number) => void
  /** Sends each request; the global `fetch` by default. */
  fetch?: typeof fetch
}

/**
 * The surroundings of this process. An interrupt aborts the signal, once `onInterrupt` was called; a second one ends the
 * process without waiting.
 */
export function ofThisProcess(onInterrupt?: () => void): Surroundings {
  const stopping = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      if (stopping.signal.aborted) process.exit(130)
      onInterrupt?.()
      stopping.abort()
    })
  }
  return {
    env: process.env,
    now: new Date(),
    out: (text) => process.stdout.write(`${text}\n`),
    err: (text) => process.stderr.write(`${text}\n`),
    signal: stopping.signal,
    // Only terminals show progress, since it would fill a log.
    onProgress: (done, all) => {
      if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${all} steps${done === all ? '\n' : ''}`)
    },
  }
}
