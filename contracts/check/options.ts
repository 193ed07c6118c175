import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { messageOf } from '#mocks/engine/call/message-of.ts'
import { operations, type Tag } from '#openapi/generated/operations.ts'
import type { Credentials } from '#contracts/exchanges/calls.ts'
import { callerAccounts } from '#contracts/exchanges/caller-accounts.ts'
import { CouldNotRun } from './could-not-run.ts'
import { type Baseline, parseBaseline } from './baseline.ts'

const text = { type: 'string' } as const

/** The flags of every command that calls a host. */
export const commandFlags = {
  write: { type: 'boolean', default: false },
  traceless: { type: 'boolean', default: false },
  only: text,
  seed: text,
  timeout: text,
  rate: text,
} as const

const checkFlags = {
  ...commandFlags,
  'against-mock': { type: 'boolean', default: false },
  report: text,
  patch: text,
  baseline: text,
  budget: text,
  fuzz: text,
  'min-coverage': text,
} as const

type Flags = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>

/** Reads flags and the one host. Throws `CouldNotRun` with the usage for an unknown flag or a second host. */
export function parse<Known extends Flags>(args: readonly string[], options: Known, help: string) {
  const read = () => {
    try {
      return parseArgs({ args: [...args], allowPositionals: true, options })
    } catch (error) {
      throw new CouldNotRun(`${messageOf(error)}\n${help}`, { cause: error })
    }
  }
  const { values, positionals } = read()
  const [url, ...others] = positionals
  if (others.length > 0) throw new CouldNotRun(`One host at a time, not ${positionals.join(' and ')}.\n${help}`)
  if (url === undefined) throw new CouldNotRun(`Name the host.\n${help}`)
  return { values, url }
}

const usage = `npm run check -- <url> [flags]
  <url>           where the host's /v1 and /api are; a path before them is fine: https://example.com/shop
  --write         also make calls that create, change and delete, and undo them
  --traceless     with --write: leave out calls that cannot be undone (orders, sales, coupons, accounts, pictures)
  --report        write report.html, report.json, report.xml (JUnit) and report.sarif into this directory
  --patch         write the edit of the OpenAPI file that would make the host conform
  --baseline      JSON list of accepted findings: [{ "operation", "path", "law"?, "reason", "expires": "YYYY-MM-DD" }]
  --only          one tag: ${[...new Set(Object.values(operations).map(({ tag }) => tag))].join(', ')}
  --seed          which of the host's records are used, 1 by default
  --budget        milliseconds that an answer may take, 3000 by default
  --timeout       milliseconds until an answer counts as missing, 10000 by default
  --rate          requests per second at most; by default unlimited on this machine, 20 elsewhere
  --min-coverage  percent of the documented answers that must be seen, or the check fails
  --fuzz          this many more requests, generated from the contract's schemas
  --against-mock  also make every call on the mock backend, and compare each call
CHECK_CUSTOMER and CHECK_ADMIN (email:password) name the accounts, the seeded ones by default; CHECK_CUSTOMER_TOKEN and
CHECK_ADMIN_TOKEN replace the sign-in. Exit code: 0 clean, 1 drift, 2 could not run.`

/**
 * Where `/v1` and `/api` are: the origin of a URL argument with its path, if any; a `/v1` at its end may be left out.
 * Throws `CouldNotRun` if it is not http(s) or has a query or a user name.
 */
function readOrigin(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw new CouldNotRun(`"${given}" is not an address: give one such as http://127.0.0.1:4010.`)
  const base = url.origin + url.pathname.replace(/\/+$/, '').replace(/\/v1$/, '')
  if (url.search !== '' || url.username !== '')
    throw new CouldNotRun(`Give the address alone, ${base}: /v1 and /api beneath it are the contract's.`)
  return base
}

/** A flag's whole number, at least `from` and at most `to`. Throws `CouldNotRun` naming the flag. */
export function readNumber(name: string, given: string, from: number, to = Number.MAX_SAFE_INTEGER): number {
  const value = Number(given)
  if (given.trim() === '' || !Number.isSafeInteger(value) || value < from || value > to) {
    const limit = to === Number.MAX_SAFE_INTEGER ? '' : ` to ${to}`
    throw new CouldNotRun(`--${name} ${given}: give a whole number from ${from}${limit}.`)
  }
  return value
}

/** The tag that `--only` names. Throws `CouldNotRun` with the usage for an unknown one. */
function readTag(given: string, help: string): Tag {
  const found = Object.values(operations).find(({ tag }) => tag === given)
  if (!found) throw new CouldNotRun(`--only ${given}: the contract has no such tag.\n${help}`)
  return found.tag
}

/**
 * The account in `email:password`; without it the seeded one, or undefined if there is a token. Throws `CouldNotRun`.
 */
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

/** The text of the baseline file. Throws `CouldNotRun` if it cannot be read. */
function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new CouldNotRun(`--baseline ${path} cannot be read: ${messageOf(error)}`, { cause: error })
  }
}

/** The options of every command that calls a host. */
export interface CommandOptions {
  /** Where `/v1` and `/api` are. */
  origin: string
  /** Whether calls other than reading and signing in may be sent. */
  write: boolean
  only?: Tag
  seed: number
  /** Milliseconds until an answer counts as missing. */
  timeout: number
  /** Requests per second at most; undefined is unlimited. */
  rate?: number
  /** Leaves out calls that cannot be undone. */
  traceless: boolean
  accounts: Partial<Record<'customer' | 'admin', Credentials>>
  tokens: Partial<Record<'customer' | 'admin', string>>
}

export interface Options extends CommandOptions {
  /** Milliseconds that an answer may take. */
  budget: number
  /** Percent of the documented answers that must be seen. */
  minCoverage: number
  /** Number of requests generated from the contract's schemas. */
  fuzz: number
  /** Makes the same calls on the kit's own backend and compares the answers. */
  againstMock: boolean
  /** Directory for the report. */
  report?: string
  /** File for a patch of the contract with which the host would conform. */
  patch?: string
  baseline: Baseline
}

type Env = Readonly<Record<string, string | undefined>>
interface CommandValues {
  write: boolean
  traceless: boolean
  only?: string
  seed?: string
  timeout?: string
  rate?: string
}

const isLocal = (origin: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(origin).hostname)

/** Throws `CouldNotRun` that names an invalid flag or setting. */
export function readCommandOptions(url: string, values: CommandValues, env: Env, help: string): CommandOptions {
  // An empty setting counts as missing: CI passes secrets that are not set as empty strings.
  const [customerToken, adminToken] = [env.CHECK_CUSTOMER_TOKEN || undefined, env.CHECK_ADMIN_TOKEN || undefined]
  const customer = readAccount(
    'CHECK_CUSTOMER',
    env.CHECK_CUSTOMER || undefined,
    customerToken,
    callerAccounts.customer,
  )
  const admin = readAccount('CHECK_ADMIN', env.CHECK_ADMIN || undefined, adminToken, callerAccounts.admin)
  const origin = readOrigin(url)
  const rate = values.rate ?? (isLocal(origin) ? undefined : '20')
  if (values.traceless && !values.write) throw new CouldNotRun(`--traceless needs --write: give both.\n${help}`)
  return {
    origin,
    write: values.write,
    traceless: values.traceless,
    ...(rate !== undefined && { rate: readNumber('rate', rate, 1) }),
    ...(values.only !== undefined && { only: readTag(values.only, help) }),
    seed: readNumber('seed', values.seed ?? '1', 0),
    timeout: readNumber('timeout', values.timeout ?? '10000', 1),
    accounts: { ...(customer && { customer }), ...(admin && { admin }) },
    tokens: {
      ...(customerToken !== undefined && { customer: customerToken }),
      ...(adminToken !== undefined && { admin: adminToken }),
    },
  }
}

/** Reads flags and settings. Throws `CouldNotRun` that names an invalid one. */
export function readOptions(args: readonly string[], env: Env): Options {
  const { values, url } = parse(args, checkFlags, usage)
  return {
    ...readCommandOptions(url, values, env, usage),
    againstMock: values['against-mock'],
    budget: readNumber('budget', values.budget ?? '3000', 1),
    fuzz: readNumber('fuzz', values.fuzz ?? '0', 0),
    minCoverage: readNumber('min-coverage', values['min-coverage'] ?? '0', 0, 100),
    ...(values.report !== undefined && { report: values.report }),
    ...(values.patch !== undefined && { patch: values.patch }),
    baseline: values.baseline === undefined ? [] : parseBaseline(readText(values.baseline), values.baseline),
  }
}
