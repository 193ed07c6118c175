/**
 * `npm run test:faults`: every address with every fault, and every write with every answer, on the live build. Ends
 * with the number of cells.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { refuseUnknownArguments } from '#src/shared/lib/known-arguments.ts'

refuseUnknownArguments('test:faults')

interface Suite {
  suites?: Suite[]
  specs?: { ok: boolean; tests: { annotations: { type: string; description?: string }[] }[] }[]
}

const root = join(import.meta.dirname, '../..')
const report = join(root, 'reports/faults.json')
const run = (program: string, ...args: string[]) =>
  spawnSync(process.execPath, [`node_modules/${program}`, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, FAULTS: 'all' },
  }).status === 0

/** The number of cells of a suite, and of failed ones. */
function count({ suites = [], specs = [] }: Suite): { cells: number; red: number } {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
  const sum = (type: string) =>
    own.filter((each) => each.type === type).reduce((total, { description = '0' }) => total + Number(description), 0)
  const all = [{ cells: sum('cells'), red: sum('red cells') }, ...suites.map(count)]
  return all.reduce((one, other) => ({ cells: one.cells + other.cells, red: one.red + other.red }))
}

rmSync(report, { force: true })
const held =
  run('vite/bin/vite.js', 'build', '--logLevel', 'warn') &&
  run('@playwright/test/cli.js', 'test', '--config', 'e2e/faults')
const { cells, red } = count(JSON.parse(readFileSync(report, 'utf8')) as Suite)
process.stdout.write(`\n${cells} cells, ${red} red\n`)
process.exitCode = held && red === 0 ? 0 : 1
