interface Stream {
  isTTY?: boolean
  write: (text: string) => unknown
}

/** Milliseconds between two lines where a line cannot be written over. */
const between = 10_000

const seconds = (ms: number) => (ms < 90_000 ? `${Math.ceil(ms / 1000)} s` : `${Math.ceil(ms / 60_000)} min`)

/**
 * Tells how far a run is and how long it will take: in a terminal at each step, elsewhere a line every ten seconds.
 * `done` of `all` steps; the expected time assumes that the others take as long each.
 */
export function showProgress(stream: Stream, now: () => number = () => performance.now()) {
  const begun = now()
  let told = begun
  return (done: number, all: number, requests: number): void => {
    const passed = now() - begun
    const left = done === 0 ? undefined : (passed / done) * (all - done)
    const rest = left === undefined || done === all ? '' : `, about ${seconds(left)} left`
    const text = `${done} of ${all} steps, ${requests} requests${rest}`
    if (stream.isTTY) stream.write(`\r${text}\u001B[K${done === all ? '\n' : ''}`)
    else if (now() - told >= between) {
      told = now()
      stream.write(`${text}\n`)
    }
  }
}
