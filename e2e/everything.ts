/**
 * `npm test`: runs every check, the quick ones first, names what failed, and ends with a line `N passed, N failed`. A
 * command counts as one, a test runner counts each test.
 */
import { execFile, type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { refuseUnknownArguments } from '#src/shared/lib/known-arguments.ts'

refuseUnknownArguments('test')

const root = join(import.meta.dirname, '..')
/** On Windows npm and npx are scripts of the shell. */
const shell = process.platform === 'win32'
const options: SpawnSyncOptions = {
  cwd: root,
  stdio: 'inherit',
  shell,
  env: { ...process.env, REDOCLY_TELEMETRY: 'off', FORCE_COLOR: '0' },
}

interface Count {
  passed: number
  failed: number
  /** Names of the failed tests, as far as a report names them. */
  names?: string[]
}

/** A check that depends on no other. Its output is shown when it ends. */
interface Check {
  held: boolean
  output: string
}
const check = (command: string, ...args: string[]): Promise<Check> =>
  new Promise((resolve) => {
    execFile(command, args, { cwd: root, shell, env: options.env, maxBuffer: 1e8 }, (error, stdout, stderr) => {
      resolve({
        held: error === null,
        output: stdout + stderr + (typeof error?.code === 'string' ? error.message : ''),
      })
    })
  })

const run = (command: string, ...args: string[]): boolean => spawnSync(command, args, options).status === 0
const once = (held: boolean): Count => ({ passed: held ? 1 : 0, failed: held ? 0 : 1 })

function digestOfGenerated(): string {
  const digest = createHash('sha256')
  const files = globSync('openapi/generated/**/*.{ts,json}', { cwd: root }).toSorted()
  for (const file of files) digest.update(file).update(readFileSync(join(root, file)))
  return digest.digest('hex')
}

function generatedIsCurrent(): Count {
  const before = digestOfGenerated()
  const ran = run('npm', 'run', '--silent', 'generate')
  const current = ran && before === digestOfGenerated()
  if (ran && !current)
    process.stdout.write('Generating again changed openapi/generated: commit what `npm run generate` wrote.\n')
  return once(current)
}

/** Reads the counts from a test runner's report; a missing report counts as a failure. */
function tests(report: string, read: (json: string) => Count, command: string, ...args: string[]): Count {
  rmSync(join(root, report), { force: true })
  const held = run(command, ...args)
  try {
    const count = read(readFileSync(join(root, report), 'utf8'))
    return held || count.failed > 0 ? count : { ...count, failed: 1 }
  } catch {
    process.stdout.write(`${command} ${args.join(' ')} left no report.\n`)
    return once(false)
  }
}

interface UnitReport {
  numPassedTests: number
  numFailedTests: number
  testResults: Array<{
    name: string
    status: string
    assertionResults: Array<{ fullName: string; status: string }>
  }>
}
const readUnit = (json: string): Count => {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(json) as UnitReport
  const names = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = relative(root, name)
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      // A file that cannot be loaded fails without a test.
      return failed.length === 0 ? [file] : failed.map(({ fullName }) => `${file}: ${fullName}`)
    })
  return { passed: numPassedTests, failed: numFailedTests || names.length, names }
}
/** The reasons why tests were skipped, such as a program that the machine lacks. */
const skipReasons = (json: string): string[] =>
  [...json.matchAll(/"type": "skip",\s*"description": "((?:[^"\\]|\\.)*)"/g)].map(([, reason = '']) => reason)

interface E2eSuite {
  title: string
  suites?: E2eSuite[]
  specs: Array<{ title: string; ok: boolean }>
}
interface E2eReport {
  suites: E2eSuite[]
  stats: { expected: number; unexpected: number; skipped: number }
}
const failedSpecs = ({ title, suites = [], specs }: E2eSuite): string[] => [
  ...specs.filter(({ ok }) => !ok).map((spec) => `${title}: ${spec.title}`),
  ...suites.flatMap(failedSpecs).map((name) => `${title}: ${name}`),
]
const readE2e = (json: string): Count => {
  const { stats, suites } = JSON.parse(json) as E2eReport
  const reasons = skipReasons(json)
  if (stats.skipped > 0)
    process.stdout.write(`SKIPPED: ${stats.skipped} browser tests. ${[...new Set(reasons)].join(' ')}\n`)
  return {
    passed: stats.expected,
    failed: stats.unexpected + (reasons.length > 0 ? 0 : stats.skipped),
    names: suites.flatMap(failedSpecs),
  }
}

const checks: Array<[name: string, ...command: [string, ...string[]]]> = [
  ['demo build', 'npm', 'run', '--silent', 'build:demo'],
  // Each of four checkers would check the types that all files share.
  ['types', 'npx', 'tsc', '--checkers', '1'],
  ['live build', 'npm', 'run', '--silent', 'build'],
  ['format', 'npx', 'oxfmt', '--check'],
  ['lint', 'npx', 'oxlint', '--type-aware', '--deny-warnings'],
  // Strict: a warning, such as an example that breaks its schema, is an error.
  ['the contract lints', 'npx', 'redocly', 'lint', '--extends', 'recommended-strict', 'openapi/openapi.yaml'],
  ['the picture of the house', 'npm', 'run', '--silent', 'house', '--', '--check'],
]
const testRuns: Array<[name: string, () => Count]> = [
  [
    'unit and contract tests',
    () => tests('reports/unit.json', readUnit, 'npx', 'vitest', 'run', '--project', '!slow', '--tags-filter', '!slow'),
  ],
  ['in the browser', () => tests('reports/e2e.json', readE2e, 'npx', 'playwright', 'test', '--config', 'e2e')],
]

const total: Required<Count> = { passed: 0, failed: 0, names: [] }
function record(name: string, { passed, failed, names = [] }: Count, start: number): void {
  total.passed += passed
  total.failed += failed
  if (failed > 0) total.names.push(...(names.length > 0 ? names : [name]))
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  process.stdout.write(
    `${failed > 0 ? 'failed' : 'held'}: ${name} (${passed} passed, ${failed} failed, ${seconds} s)\n`,
  )
}

async function runChecks(): Promise<void> {
  for (let next = checks.shift(); next !== undefined; next = checks.shift()) {
    const [name, ...command] = next
    const begun = performance.now()
    const { held, output } = await check(...command)
    process.stdout.write(`\n── ${name}\n${output}`)
    record(name, once(held), begun)
  }
}

mkdirSync(join(root, 'reports'), { recursive: true })
const start = performance.now()
process.stdout.write('\n── generated code is current\n')
record('generated code is current', generatedIsCurrent(), start)
// Most checks use one core.
await Promise.all([runChecks(), runChecks()])
for (const [name, count] of testRuns) {
  const begun = performance.now()
  process.stdout.write(`\n── ${name}\n`)
  record(name, count(), begun)
}
for (const name of total.names) process.stdout.write(`failed: ${name}\n`)
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
process.exitCode = total.failed > 0 ? 1 : 0
