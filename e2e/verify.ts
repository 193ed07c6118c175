/**
 * `npm run verify`: tells within a minute what a change breaks, before it is committed. `npm test` tells the rest.
 */
import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { graph } from '#contracts/shop/app-usage/import-graph.ts'
import { nearestTests } from './nearest-tests.ts'
import { refuseUnknownArguments } from '#src/shared/lib/known-arguments.ts'

refuseUnknownArguments('verify')

const root = join(import.meta.dirname, '..')
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** What differs from the last commit; if nothing does, what that commit changed. */
function changedFiles(): string[] {
  const open = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]
  return (open.length > 0 ? open : git('diff', '--name-only', 'HEAD~1')).filter((file) => existsSync(join(root, file)))
}

/** Quick tests of rules about many files. */
const always = [
  ...['import-rules', 'product-rules', 'test-length', 'every-system', 'addresses', 'documents'].map(
    (name) => `e2e/support/${name}.test.ts`,
  ),
  'e2e/faults/writes.test.ts',
  'contracts/shop/exchanges/coverage.test.ts',
]
/** What the contract says of each operation, tried on the backend. */
const ofContract = ['stale-reads', 'exchanges'].map((name) => `contracts/shop/exchanges/${name}.test.ts`)
/** These start other programs, or play the whole check. */
const slow =
  /\.slow\.test|dev-server\.test|sqlite\.test|every-scenario|^contracts\/(?:check|shop\/(?:check|record|mutants|others))\//

/** The nearest tests of each kind that fit into the time, and how many are left to `npm test`. */
function testsFor(changed: readonly string[], isContract: boolean): { chosen: string[]; left: number } {
  const reached = nearestTests(graph, changed).filter((file) => changed.includes(file) || !slow.test(file))
  const kinds = [
    reached.filter((file) => file.endsWith('.browser.test.tsx')).slice(0, 8),
    reached.filter((file) => file.startsWith('contracts/')).slice(0, 12),
    reached.filter((file) => !file.startsWith('contracts/') && file.endsWith('.test.ts')).slice(0, 100),
  ].flat()
  const rules = isContract ? [...always, ...ofContract] : always
  return { chosen: [...new Set([...kinds, ...rules])], left: reached.length - kinds.length }
}

let failed = 0
/** Runs a package's program; prints what it says only if it fails. Resolves to whether it held. */
const check = (name: string, program: string, ...args: string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const begun = performance.now()
    const options = { cwd: root, maxBuffer: 1e8, env: { ...process.env, REDOCLY_TELEMETRY: 'off' } }
    execFile(process.execPath, [join(root, program), ...args], options, (error, stdout, stderr) => {
      const seconds = ((performance.now() - begun) / 1000).toFixed(1)
      if (error) failed += 1
      process.stdout.write(`${error ? `${stdout}${stderr}\nfailed` : 'held'}: ${name}, ${seconds} s\n`)
      resolve(error === null)
    })
  })

const begun = performance.now()
const isContract = changedFiles().some((file) => file.startsWith('openapi/'))
if (isContract) {
  const state = () =>
    git('status', '--porcelain', '--', 'openapi/generated').join() + git('diff', 'openapi/generated').join()
  const before = state()
  if (!(await check('hooks and schemas are generated', 'openapi/generate.ts'))) {
    process.stdout.write('Nothing else was tried, since all of it reads what is generated from the contract.\n')
    process.exit(1)
  }
  if (state() !== before) process.stdout.write('`npm run generate` changed openapi/generated: commit it too.\n')
}
// Now with what was generated.
const changed = changedFiles()
const scripts = changed.filter((file) => /\.tsx?$/.test(file) && !file.startsWith('openapi/generated/'))
const { chosen, left } = testsFor(changed, isContract)
const others = async () => {
  await check('format', 'node_modules/oxfmt/bin/oxfmt', '--check')
  if (scripts.length > 0)
    await check('lint', 'node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...scripts)
  if (isContract) {
    const contract = ['lint', '--extends', 'recommended-strict', 'openapi/openapi.yaml']
    await check('contract', 'node_modules/@redocly/cli/bin/cli.js', ...contract)
  }
}
await Promise.all([check('types', 'node_modules/typescript/bin/tsc', '--checkers', '1'), others()])
// A component that lost a label would otherwise be waited for until the limit of what hangs.
const waiting = [
  '--tags-filter',
  '!slow',
  '--testTimeout',
  '20000',
  '--expect.poll.timeout',
  '8000',
  '--bail',
  '1',
  '--reporter',
  'dot',
]
await check(`${chosen.length} files of tests`, 'node_modules/vitest/vitest.mjs', 'run', ...waiting, ...chosen)
if (left > 0) process.stdout.write(`${left} more files of tests reach the change: \`npm test\` runs them.\n`)
process.stdout.write(
  `${failed === 0 ? 'held' : `${failed} failed`} in ${Math.round((performance.now() - begun) / 1000)} s\n`,
)
process.exitCode = failed === 0 ? 0 : 1
