/**
 * `npm run bench`: runs every quick benchmark in turn; `npm run bench -- server builds` runs only those. Each benchmark
 * is a file of this folder that prints its figures, in its own process so that none warms up another.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** `always: false` leaves a benchmark out of a plain `npm run bench`. */
const parts: Record<string, { what: string; always: boolean }> = {
  backend: { what: 'one call of the backend at 100 to 50,000 products, in the process', always: true },
  server: { what: 'npm run serve beside json-server, Mockoon and Prism; writes docs/bench-server.svg', always: true },
  builds: { what: 'the size of the built JavaScript', always: true },
  filtering: { what: 'filtering and sorting in Chromium, needs npm run build:demo', always: true },
  web: {
    what: 'the built pages in Lighthouse beside their targets, needs both builds; writes docs/bench-web.svg',
    always: true,
  },
  lists: { what: "the back office's list of 10,000 products in Chromium, needs npm run build:demo", always: true },
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in parts))
if (unknown.length > 0) {
  const known = Object.entries(parts).map(([name, { what }]) => `  ${name.padEnd(12)}${what}`)
  process.stderr.write(`There is no part "${unknown.join('", "')}". The parts are:\n${known.join('\n')}\n`)
  process.exit(1)
}

const chosen = asked.length > 0 ? asked : Object.keys(parts).filter((name) => parts[name]?.always)
for (const name of chosen) {
  process.stdout.write(`\n── ${name}: ${parts[name]?.what}\n`)
  const { status } = spawnSync('node', [join(import.meta.dirname, `${name}.ts`)], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
