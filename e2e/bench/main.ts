/**
 * `npm run bench`: runs every benchmark in turn; `npm run bench -- server pages` runs only those, `-- web` those in a
 * visitor's browser, and `-- --help` lists all. Each benchmark is a file of this folder that prints its figures. It
 * runs in its own process, so that none warms up another. `--against COMMIT` runs each for that commit and for this
 * tree in turn, twice, so that other load on the machine affects both alike; `interactions` takes turns press by press.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { messageOf } from '#openapi/contract/message-of.ts'

const parts: Record<string, string> = {
  server: 'npm run serve beside json-server, Mockoon and Prism; writes docs/bench-server.svg',
  pages: 'the built pages in Lighthouse on two phones, beside their targets; writes docs/bench-web.svg',
  interactions: 'from a press to its effect, needs npm run build:demo; writes docs/bench-interactions.svg',
  visits: 'a second visit, and from page to page, beside their targets',
}
const groups: Record<string, string[]> = { web: ['pages', 'interactions', 'visits'] }
const root = join(import.meta.dirname, '../..')
/** On Windows npm is a script of the shell. */
const shell = process.platform === 'win32'

/** Lists the parts after a first line. */
function usage(lead: string): string {
  const named = [
    ...Object.entries(parts),
    ...Object.entries(groups).map(([name, members]) => [name, members.join(', ')] as const),
  ]
  return `${lead} The parts are:\n${named.map(([name, what]) => `  ${name.padEnd(14)}${what}\n`).join('')}`
}

function readArguments(): { names: string[]; against: string | undefined } {
  const { values, positionals } = parseArgs({
    options: { against: { type: 'string' }, help: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  if (values.help) {
    process.stdout.write(usage('npm run bench -- [--against COMMIT] [part …], by default all.'))
    process.exit(0)
  }
  const unknown = positionals.filter((name) => !(name in parts) && !(name in groups))
  if (unknown.length > 0) throw new Error(usage(`There is no part "${unknown.join('", "')}".`).trimEnd())
  const names = positionals.length > 0 ? positionals.flatMap((name) => groups[name] ?? name) : Object.keys(parts)
  return { names, against: values.against }
}

/** A work tree of another commit, with its own packages and the benchmarks of this one. */
function treeOf(commit: string): string {
  const tree = join(root, 'node_modules/.cache/bench-against')
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'inherit' })
  rmSync(tree, { recursive: true, force: true })
  git('worktree', 'prune')
  git('worktree', 'add', '--detach', tree, commit)
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--silent'], { cwd: tree, stdio: 'inherit', shell })
  const own = relative(root, import.meta.dirname)
  rmSync(join(tree, own), { recursive: true })
  cpSync(join(root, own), join(tree, own), { recursive: true })
  return tree
}

function run(tree: string, name: string, env: Record<string, string> = {}): void {
  const { status } = spawnSync(process.execPath, [`e2e/bench/${name}.ts`], {
    cwd: tree,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (status !== 0) process.exitCode = 1
}

try {
  const { names, against } = readArguments()
  const other = against === undefined ? undefined : treeOf(against)
  for (const name of names) {
    process.stdout.write(`\n── ${name}: ${parts[name]}\n`)
    if (other === undefined) {
      run(root, name)
      continue
    }
    if (name === 'interactions') {
      for (const tree of [other, root]) execFileSync('npm', ['run', '--silent', 'build:demo'], { cwd: tree, shell })
      run(root, name, { AGAINST: other })
      continue
    }
    for (const round of [1, 2]) {
      process.stdout.write(`\nRound ${round}, ${against}\n`)
      run(other, name)
      process.stdout.write(`\nRound ${round}, this tree\n`)
      run(root, name)
    }
  }
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`)
  process.exitCode = 2
}
