import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { operations, type Tag } from '#openapi/generated/operations.ts'
import { seededAccounts } from '#contracts/seeded-accounts.ts'
import type { Credentials } from '#contracts/stage.ts'
import { type Baseline, parseBaseline } from './baseline.ts'
import { CouldNotRun } from './could-not-run.ts'

export interface Options {
  /** Where `/v1` and `/api` are. */
  origin: string
  /** Whether anything but reading and the sign-in may leave. */
  write: boolean
  only?: Tag
  seed: number
  /** Milliseconds until an answer counts as missing. */
  timeout: number
  /** Milliseconds that an answer may take. */
  budget: number
  /** Requests a second at most; none is without limit. */
  rate?: number
  /** Leaves out what no call can take back. */
  traceless: boolean
  /** Percent of the documented answers that must be played. */
  minCoverage: number
  /** Requests that are made up from the contract's own schemas. */
  fuzz: number
  /** Plays the same on the kit's own backend and compares. */
  againstMock: boolean
  /** Directory for the report. */
  report?: string
  /** File for the edit of the contract that would make the findings right. */
  patch?: string
  baseline: Baseline
  accounts: Partial<Record<'customer' | 'admin', Credentials>>
  tokens: Partial<Record<'customer' | 'admin', string>>
}

export const usage = `npm run check -- <url> [flags]
  <url>           origin of the host, without /v1
  --write         also play what creates, changes and deletes; take back what was made
  --traceless     with --write: leave out what no call can take back (orders, sales, coupons, accounts, pictures)
  --report        write report.html, report.json, report.xml (JUnit) and report.sarif into this directory
  --patch         write the edit of the OpenAPI file with which the host would be right
  --baseline      JSON list of accepted findings: [{ "operation", "path", "law"?, "reason", "expires": "YYYY-MM-DD" }]
  --only          one tag: ${[...new Set(Object.values(operations).map(({ tag }) => tag))].join(', ')}
  --seed          which of the host's records are used, 1 by default
  --budget        milliseconds that an answer may take, 3000 by default
  --timeout       milliseconds until an answer counts as missing, 10000 by default
  --rate          requests a second at most; without limit on this machine, 20 elsewhere by default
  --min-coverage  percent of the documented answers that must be played, or the check fails
  --fuzz          this many requests more, made up from the contract's schemas
  --against-mock  also play all on the kit's own backend, and compare each step
CHECK_CUSTOMER and CHECK_ADMIN (email:password) name the accounts, the seeded ones by default; CHECK_CUSTOMER_TOKEN and
CHECK_ADMIN_TOKEN spare the sign-in. Exit code: 0 clean, 1 drift, 2 could not run.`

function readOrigin(given: string | undefined): string {
  if (given === undefined) throw new CouldNotRun(`Name the host to check.\n${usage}`)
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw new CouldNotRun(`"${given}" is no address: give one such as http://127.0.0.1:4010.`)
  if (url.pathname !== '/' || url.search !== '' || url.username !== '') {
    throw new CouldNotRun(`Give the origin alone, ${url.origin}: /v1 and /api beneath it are the contract's.`)
  }
  return url.origin
}

const isLocal = (origin: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(origin).hostname)

function readNumber(name: string, given: string, from: number): number {
  const value = Number(given)
  if (given.trim() === '' || !Number.isSafeInteger(value) || value < from)
    throw new CouldNotRun(`--${name} ${given}: give a whole number from ${from}.`)
  return value
}

function readTag(given: string): Tag {
  const found = Object.values(operations).find(({ tag }) => tag === given)
  if (!found) throw new CouldNotRun(`--only ${given}: the contract has no such tag.\n${usage}`)
  return found.tag
}

function readAccount(
  name: string,
  given: string | undefined,
  token: string | undefined,
  seeded: Credentials,
): Credentials | undefined {
  if (given === undefined) return token === undefined ? seeded : undefined
  const colon = given.indexOf(':')
  if (colon < 1 || colon === given.length - 1) throw new CouldNotRun(`${name} is not of the form email:password.`)
  return { email: given.slice(0, colon), password: given.slice(colon + 1) }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new CouldNotRun(
      `--baseline ${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  }
}

function parse(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const
    const options = {
      write: { type: 'boolean', default: false },
      traceless: { type: 'boolean', default: false },
      'against-mock': { type: 'boolean', default: false },
      report: text,
      patch: text,
      baseline: text,
      only: text,
      seed: text,
      timeout: text,
      budget: text,
      rate: text,
      fuzz: text,
      'min-coverage': text,
    } as const
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (error) {
    throw new CouldNotRun(`${error instanceof Error ? error.message : String(error)}\n${usage}`, { cause: error })
  }
}

/** Reads flags and settings. Throws `CouldNotRun` that names the one that cannot be read. */
export function readOptions(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Options {
  const { values, positionals } = parse(args)
  if (positionals.length > 1) throw new CouldNotRun(`One host at a time, not ${positionals.join(' and ')}.\n${usage}`)
  // An empty setting is none: CI gives secrets that are not set as empty texts.
  const [customerToken, adminToken] = [env.CHECK_CUSTOMER_TOKEN || undefined, env.CHECK_ADMIN_TOKEN || undefined]
  const customer = readAccount(
    'CHECK_CUSTOMER',
    env.CHECK_CUSTOMER || undefined,
    customerToken,
    seededAccounts.customer,
  )
  const admin = readAccount('CHECK_ADMIN', env.CHECK_ADMIN || undefined, adminToken, seededAccounts.admin)
  const origin = readOrigin(positionals[0])
  const rate = values.rate ?? (isLocal(origin) ? undefined : '20')
  if (values.traceless && !values.write) throw new CouldNotRun(`--traceless is about --write: give both.\n${usage}`)
  return {
    origin,
    write: values.write,
    traceless: values.traceless,
    againstMock: values['against-mock'],
    budget: readNumber('budget', values.budget ?? '3000', 1),
    ...(rate !== undefined && { rate: readNumber('rate', rate, 1) }),
    fuzz: readNumber('fuzz', values.fuzz ?? '0', 0),
    minCoverage: readNumber('min-coverage', values['min-coverage'] ?? '0', 0),
    ...(values.only !== undefined && { only: readTag(values.only) }),
    seed: readNumber('seed', values.seed ?? '1', 0),
    timeout: readNumber('timeout', values.timeout ?? '10000', 1),
    ...(values.report !== undefined && { report: values.report }),
    ...(values.patch !== undefined && { patch: values.patch }),
    baseline: values.baseline === undefined ? [] : parseBaseline(readText(values.baseline), values.baseline),
    accounts: { ...(customer && { customer }), ...(admin && { admin }) },
    tokens: {
      ...(customerToken !== undefined && { customer: customerToken }),
      ...(adminToken !== undefined && { admin: adminToken }),
    },
  }
}
