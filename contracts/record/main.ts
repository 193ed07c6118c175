import { record } from './command.ts'

const stopping = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.on(name, () => {
    // A second interrupt ends the process without a recording.
    if (stopping.signal.aborted) process.exit(130)
    stopping.abort()
  })
}

/** Only terminals show progress, since it would fill a log. */
const onProgress = (done: number, all: number) => {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${all} steps${done === all ? '\n' : ''}`)
}

process.exitCode = await record(process.argv.slice(2), {
  env: process.env,
  now: new Date(),
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
  signal: stopping.signal,
  onProgress,
})
