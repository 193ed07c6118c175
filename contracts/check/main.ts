import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// The generated schemas take most of the start: the next run finds them compiled.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/check'))
const [{ check }, { appUsage }] = await Promise.all([import('./command.ts'), import('#contracts/app-usage.ts')])

const stopping = new AbortController()
let asked = 0
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.on(name, () => {
    asked += 1
    // Whoever asks twice does not wait for what was made to be taken back.
    if (asked > 1) process.exit(130)
    process.stderr.write('Stopping: what was made is taken back.\n')
    stopping.abort()
  })
}

/** Progress goes to the terminal alone: a log would fill with it. */
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
  appUsage,
})
