import { check } from './command.ts'

const stopping = new AbortController()
let asked = 0
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.on(name, () => {
    asked += 1
    // A second interrupt ends the run without waiting for the clean-up.
    if (asked > 1) process.exit(130)
    process.stderr.write('Stopping: the changes are being undone.\n')
    stopping.abort()
  })
}

/** Only terminals show progress, since it would fill a log. */
const onProgress = (done: number, all: number) => {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${all} steps${done === all ? '\n' : ''}`)
}

process.exitCode = await check(process.argv.slice(2), {
  env: process.env,
  now: new Date(),
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
  signal: stopping.signal,
  onProgress,
  // Reads every source of the app, which only a report needs.
  appUsage: async () => (await import('#contracts/app-usage/app-usage.ts')).appUsage(),
})
