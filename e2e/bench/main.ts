/**
 * `npm run bench`: runs every benchmark in turn; `npm run bench -- server pages` runs only those, `-- web` those in a
 * visitor's browser, and `-- --help` lists all. Each benchmark is a file of this folder that prints its figures. It
 * runs in its own process, so that none warms up another.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const parts: Record<string, string> = {
  server: 'npm run serve beside json-server, Mockoon and Prism; writes docs/bench-server.svg',
  pages: 'the built pages in Lighthouse on two phones, beside their targets; writes docs/bench-web.svg',
  interactions: 'from a press to its effect, needs npm run build:demo; writes docs/bench-interactions.svg',
  visits: 'a second visit, and from page to page, beside their targets',
}
const groups: Record<string, string[]> = { web: ['pages', 'interactions', 'visits'] }

const chosenNames = process.argv.slice(2)
const unknown = chosenNames.filter((name) => !(name in parts) && !(name in groups))
if (unknown.length > 0) {
  const known = [
    ...Object.entries(parts),
    ...Object.entries(groups).map(([name, members]) => [name, members.join(', ')] as const),
  ].map(([name, what]) => `  ${name.padEnd(14)}${what}`)
  const isHelp = unknown.every((name) => name === '--help')
  const lead = isHelp ? 'npm run bench -- [part …], by default all.' : `There is no part "${unknown.join('", "')}".`
  process[isHelp ? 'stdout' : 'stderr'].write(`${lead} The parts are:\n${known.join('\n')}\n`)
  process.exit(isHelp ? 0 : 2)
}

const chosen = chosenNames.length > 0 ? chosenNames.flatMap((name) => groups[name] ?? name) : Object.keys(parts)
for (const name of chosen) {
  process.stdout.write(`\n── ${name}: ${parts[name]}\n`)
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, `${name}.ts`)], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
