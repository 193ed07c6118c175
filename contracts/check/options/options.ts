import type { Tag } from '#openapi/generated/operations.ts'
import { callerAccounts } from '#contracts/exchanges/caller-accounts.ts'
import type { Credentials } from '#contracts/exchanges/stage.ts'
import { type Baseline, parseBaseline } from '../baseline.ts'
import { CouldNotRun } from '../could-not-run.ts'
import { parseCheck } from './flags.ts'
import { usage } from './usage.ts'
import { readAccount, readNumber, readOrigin, readTag, readText } from './values.ts'

/** The options of every command that plays on a host. */
export interface PlayOptions {
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

export interface Options extends PlayOptions {
  /** Milliseconds that an answer may take. */
  budget: number
  /** Percent of the documented answers that must be played. */
  minCoverage: number
  /** Number of requests generated from the contract's schemas. */
  fuzz: number
  /** Plays the same on the kit's own backend and compares the answers. */
  againstMock: boolean
  /** Directory for the report. */
  report?: string
  /** File for a patch of the contract with which the host would conform. */
  patch?: string
  baseline: Baseline
}

type Env = Readonly<Record<string, string | undefined>>
interface PlayValues {
  write: boolean
  traceless: boolean
  only?: string
  seed?: string
  timeout?: string
  rate?: string
}

const isLocal = (origin: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(origin).hostname)

/** Throws `CouldNotRun` that names an invalid flag or setting. */
export function readPlayOptions(url: string, values: PlayValues, env: Env, help: string): PlayOptions {
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
  const { values, url } = parseCheck(args, usage)
  return {
    ...readPlayOptions(url, values, env, usage),
    againstMock: values['against-mock'],
    budget: readNumber('budget', values.budget ?? '3000', 1),
    fuzz: readNumber('fuzz', values.fuzz ?? '0', 0),
    minCoverage: readNumber('min-coverage', values['min-coverage'] ?? '0', 0, 100),
    ...(values.report !== undefined && { report: values.report }),
    ...(values.patch !== undefined && { patch: values.patch }),
    baseline: values.baseline === undefined ? [] : parseBaseline(readText(values.baseline), values.baseline),
  }
}
