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
  /** Milliseconds that an answer may take. */
  timeout: number
  /** Directory for the report. */
  report?: string
  baseline: Baseline
  accounts: Partial<Record<'customer' | 'admin', Credentials>>
  tokens: Partial<Record<'customer' | 'admin', string>>
}

export const usage = `npm run check -- <url> [--write] [--report DIR] [--baseline FILE] [--only TAG] [--seed N] [--timeout MS]
  <url>       origin of the host, without /v1
  --write     also play what creates, changes and deletes; take back what was made
  --report    write report.json into this directory
  --baseline  JSON list of accepted findings: [{ "operation", "path", "reason", "expires": "YYYY-MM-DD" }]
  --only      one tag: ${[...new Set(Object.values(operations).map(({ tag }) => tag))].join(', ')}
  --seed      which of the host's records are used, 1 by default
  --timeout   milliseconds that an answer may take, 10000 by default
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
      report: text,
      baseline: text,
      only: text,
      seed: text,
      timeout: text,
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
  return {
    origin: readOrigin(positionals[0]),
    write: values.write,
    ...(values.only !== undefined && { only: readTag(values.only) }),
    seed: readNumber('seed', values.seed ?? '1', 0),
    timeout: readNumber('timeout', values.timeout ?? '10000', 1),
    ...(values.report !== undefined && { report: values.report }),
    baseline: values.baseline === undefined ? [] : parseBaseline(readText(values.baseline), values.baseline),
    accounts: { ...(customer && { customer }), ...(admin && { admin }) },
    tokens: {
      ...(customerToken !== undefined && { customer: customerToken }),
      ...(adminToken !== undefined && { admin: adminToken }),
    },
  }
}
