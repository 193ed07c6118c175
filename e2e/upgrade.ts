/**
 * `npm run upgrade:try [-- name@version ...]`: installs the newest release of every dependency, or the named releases, in
 * a copy of the repository, checks the copy, and prints what held and what broke. If something broke, each dependency is
 * tried alone. The repository itself stays as it is; the copy is removed. Exit codes: 0 all held, 1 something broke, 2 a
 * release could not be looked up.
 */
import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { installs, type Move, movesTo, table, withMoves } from './upgrade-moves.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..')

/** The file of npm that runs this. On Windows `npm` is a script of the shell, to which `>` means something else. */
const npm = process.env.npm_execpath ?? ''

/** What npm does for each row of the table, the quick ones first. */
const checks: readonly (readonly [name: string, ...args: string[]])[] = [
  [installs, 'install', '--no-audit', '--no-fund'],
  ['types', 'exec', '--', 'tsc'],
  ['lint', 'exec', '--', 'oxlint', '--type-aware', '--deny-warnings'],
  ['live build', 'run', '--silent', 'build'],
  ['demo build', 'run', '--silent', 'build:demo'],
  ['unit tests', 'exec', '--', 'vitest', 'run', '--project', 'unit', '--project', 'contracts', '--reporter', 'dot'],
]

const say = (line: string) => process.stdout.write(`${line}\n`)

async function holds(copy: string, args: readonly string[]): Promise<boolean> {
  try {
    await run(process.execPath, [npm, ...args], { cwd: copy, maxBuffer: 1e8 })
    return true
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    say((stdout + stderr).trimEnd().split('\n').slice(-30).join('\n'))
    return false
  }
}

/**
 * Copies what git would commit, with the releases in its manifest and without the lock file, which would hold packages
 * back that have to move together. Returns the names of the checks that broke.
 */
async function attempt(moves: readonly Move[], tried: typeof checks): Promise<string[]> {
  const copy = mkdtempSync(join(tmpdir(), 'suvarnika-upgrade-'))
  try {
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
    for (const file of listed.toString().split('\0').filter(Boolean)) cpSync(join(root, file), join(copy, file))
    const manifest = join(copy, 'package.json')
    writeFileSync(manifest, withMoves(readFileSync(manifest, 'utf8'), moves))
    rmSync(join(copy, 'package-lock.json'))
    const broken: string[] = []
    for (const [name, ...args] of tried) {
      const held = await holds(copy, args)
      say(`${held ? 'held' : 'broke'}: ${name}`)
      if (held) continue
      broken.push(name)
      if (name === installs) break
    }
    return broken
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** The newest release that is not older than `from`: the tag `latest` of a package may lag behind its newest major. */
async function newest(name: string, from: string): Promise<string> {
  const { stdout } = await run(process.execPath, [npm, 'view', `${name}@>=${from}`, 'version', '--json'])
  const releases = [JSON.parse(stdout) as string | string[]].flat()
  return releases.toSorted(new Intl.Collator('en', { numeric: true }).compare).at(-1) ?? from
}

async function main(): Promise<number> {
  const moves = await movesTo(readFileSync(join(root, 'package.json'), 'utf8'), process.argv.slice(2), newest)
  if (moves.length === 0) {
    say('Every dependency is at its newest release.')
    return 0
  }
  say(`Together: ${moves.map(({ name, from, to }) => `${name} ${from} -> ${to}`).join(', ')}`)
  const broken = await attempt(moves, checks)
  const alone = new Map<string, string[]>()
  const suspects = broken.includes(installs)
    ? checks
    : checks.filter(([name]) => name === installs || broken.includes(name))
  if (broken.length > 0 && moves.length > 1)
    for (const move of moves) {
      say(`\nAlone: ${move.name} ${move.from} -> ${move.to}`)
      alone.set(move.name, await attempt([move], suspects))
    }
  const names = checks.map(([name]) => name)
  say(`\n${table(moves, names, broken, alone)}`)
  return broken.length > 0 ? 1 : 0
}

process.exitCode = await main().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error))
  return 2
})
