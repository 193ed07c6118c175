import { showProgress } from './progress.ts'

/** What a command needs of the process that it runs in. */
export interface Surroundings {
  env: Readonly<Record<string, string | undefined>>
  now: Date
  out: (text: string) => void
  err: (text: string) => void
  /** Ends the run. */
  signal?: AbortSignal
  /** Told again and again: the steps that are done, all of them, and the requests so far. */
  onProgress?: (done: number, all: number, requests: number) => void
  /** Sends each request; the global `fetch` by default. */
  fetch?: typeof fetch
}

/**
 * The surroundings of this process. An interrupt aborts the signal; a second one ends the process without waiting.
 */
export function ofThisProcess(): Surroundings {
  const stopping = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      if (stopping.signal.aborted) process.exit(130)
      stopping.abort()
    })
  }
  return {
    env: process.env,
    now: new Date(),
    out: (text) => process.stdout.write(`${text}\n`),
    err: (text) => process.stderr.write(`${text}\n`),
    signal: stopping.signal,
    onProgress: showProgress(process.stderr),
  }
}
