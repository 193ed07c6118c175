import type { Env } from './options.ts'

interface Stream {
  isTTY?: boolean
  columns?: number
  write: (text: string) => unknown
}

/** Milliseconds between two lines where a line cannot be written over. */
const between = 10_000

const seconds = (ms: number) => (ms < 90_000 ? `${Math.ceil(ms / 1000)} s` : `${Math.ceil(ms / 60_000)} min`)

/**
 * Tells how far a run is and how long it will take: in a terminal at each part, elsewhere a line every ten seconds.
 * `done` of `all` parts, at least one; the expected time assumes that the others take as long each.
 */
export function showProgress(stream: Stream, now: () => number = () => performance.now()) {
  const begun = now()
  let reportedAt = begun
  return (done: number, all: number, requests: number): void => {
    const remaining = ((now() - begun) / done) * (all - done)
    const rest = done === all ? '' : `, about ${seconds(remaining)} left`
    const text = `${done} of ${all} parts, ${requests} requests${rest}`
    // A line that the terminal breaks cannot be written over.
    const shown = text.slice(0, (stream.columns ?? Infinity) - 1)
    if (stream.isTTY) stream.write(`\r${shown}\u001B[K${done === all ? '\n' : ''}`)
    else if (now() - reportedAt >= between) {
      reportedAt = now()
      stream.write(`${text}\n`)
    }
  }
}

/** What a command needs of the process that it runs in. */
export interface Surroundings {
  env: Env
  now: Date
  out: (text: string) => void
  err: (text: string) => void
  /** Ends the run. */
  signal?: AbortSignal
  /** Told again and again after the first part: the parts that are done, all of them, and the requests so far. */
  onProgress?: (done: number, all: number, requests: number) => void
  /** Told once, when the run is stopped: whether the run has changed anything, which is then undone. */
  onStop?: (changed: boolean) => void
  /** Sends each request; the global `fetch` by default. */
  fetch?: typeof fetch
}

/**
 * The surroundings of this process. An interrupt aborts the signal; a second one ends the process without waiting.
 */
export function ofThisProcess(): Surroundings {
  const stopping = new AbortController()
  // Who reads no further, such as `| head`, ends the words and not the run, which may have changes to undo.
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
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
    onStop: (changed) => process.stderr.write(changed ? 'Stopping: the changes are being undone.\n' : 'Stopping.\n'),
  }
}
