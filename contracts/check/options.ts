import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { messageOf } from '#mocks/engine/call/message-of.ts'
import { operations, type Tag } from '#openapi/generated/operations.ts'
import type { Credentials } from '#contracts/exchanges/calls.ts'
import { callerAccounts } from '#contracts/exchanges/caller-accounts.ts'
import { parseBaseline } from './baseline.ts'
import { CouldNotRun, orCouldNotRun, WronglyCalled } from './could-not-run.ts'

/** A flag of a command: its line in the usage, and what it becomes. */
interface Flag<Value> {
  readonly help: string
  readonly type: 'boolean' | 'string'
  /** The option, also if the flag was not given. Throws `CouldNotRun` with its name for an invalid value. */
  readonly read: (given: unknown, name: string) => Value
}

/** The flags of a command by the names of its options: `minCoverage` is given as `--min-coverage`. */
type Flags = Readonly<Record<string, Flag<unknown>>>
type ValuesOf<Known extends Flags> = { readonly [Name in keyof Known]: ReturnType<Known[Name]['read']> }

const nameOf = (option: string) => option.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const onOff = (help: string): Flag<boolean> => ({ help, type: 'boolean', read: (given) => given === true })

/** A flag that takes a value, and what it is without. */
export const valued = <Value, Otherwise = undefined>(
  help: string,
  read: (given: string, name: string) => Value,
  otherwise?: Otherwise,
): Flag<Value | Otherwise> => ({
  help,
  type: 'string',
  read: (given, name) => (typeof given === 'string' ? read(given, name) : (otherwise as Otherwise)),
})

/** Reads a whole number from `from` to `to`. */
export const whole =
  (from: number, to = Number.MAX_SAFE_INTEGER) =>
  (given: string, name: string): number => {
    const value = Number(given)
    if (given.trim() !== '' && Number.isSafeInteger(value) && value >= from && value <= to) return value
    const limit = to === Number.MAX_SAFE_INTEGER ? '' : ` to ${to}`
    throw new CouldNotRun(`--${name} ${given}: give a whole number from ${from}${limit}.`)
  }

function readTag(given: string): Tag {
  const found = Object.values(operations).find(({ tag }) => tag === given)
  if (!found) throw new WronglyCalled(`--only ${given}: the contract has no such tag.`)
  return found.tag
}

const readBaseline = (path: string) => {
  const text = orCouldNotRun(
    () => readFileSync(path, 'utf8'),
    (reason) => `--baseline ${path} cannot be read: ${reason}`,
  )
  return parseBaseline(text, path)
}

/** The flags of every command that calls a host. */
export const commandFlags = {
  write: onOff('also make calls that create, change and delete, and undo them'),
  traceless: onOff('with --write: leave out calls that cannot be undone (orders, sales, coupons, accounts, pictures)'),
  only: valued('the operations of one tag', readTag),
  seed: valued("which of the host's records are used, 1 by default", whole(0), 1),
  timeout: valued('milliseconds until an answer counts as missing, 10000 by default', whole(1), 10_000),
  rate: valued('requests per second at most; by default unlimited on this machine, 20 elsewhere', whole(1)),
}

const { write, traceless, only, seed, timeout, rate } = commandFlags
const tags = [...new Set(Object.values(operations).map(({ tag }) => tag))]

const checkFlags = {
  write,
  traceless,
  report: valued('write report.html, report.json, report.xml (JUnit) and report.sarif into this directory', String),
  patch: valued('write the edit of the OpenAPI file that would make the host conform', String),
  baseline: valued(
    'JSON list of accepted findings: [{ "operation", "path", "law"?, "reason", "expires": "YYYY-MM-DD" }]',
    readBaseline,
    [],
  ),
  only: { ...only, help: `one tag: ${tags.join(', ')}` },
  seed,
  budget: valued('milliseconds that an answer may take, 3000 by default', whole(1), 3_000),
  timeout,
  rate,
  minCoverage: valued('percent of the documented answers that must be seen, or the check fails', whole(0, 100), 0),
  fuzz: valued("this many more requests, generated from the contract's schemas", whole(0), 0),
  againstMock: onOff('also make every call on the mock backend, and compare each call'),
}

/** The usage of a command, with a line for each flag. */
export function usageOf(command: string, url: string, flags: Flags, ending: string): string {
  const lines = [['<url>', url], ...Object.entries(flags).map(([option, { help }]) => [`--${nameOf(option)}`, help])]
  return `npm run ${command} -- <url> [flags]
${lines.map(([name = '', help]) => `  ${name.padEnd(16)}${help}`).join('\n')}
CHECK_CUSTOMER and CHECK_ADMIN (email:password) name the accounts, the seeded ones by default; CHECK_CUSTOMER_TOKEN and
CHECK_ADMIN_TOKEN replace the sign-in. ${ending}`
}

export const checkUsage = usageOf(
  'check',
  "where the host's /v1 and /api are; a path before them is fine: https://example.com/shop",
  checkFlags,
  'Exit code: 0 clean, 1 drift, 2 could not run.',
)

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

/** The account in `email:password`. Throws `CouldNotRun`. */
function readAccount(name: string, given: string): Credentials {
  const colon = given.indexOf(':')
  if (colon < 1 || colon === given.length - 1) throw new CouldNotRun(`${name} is not of the form email:password.`)
  return { email: given.slice(0, colon), password: given.slice(colon + 1) }
}

export const signedIn = ['customer', 'admin'] as const
export type SignedIn = (typeof signedIn)[number]

/** The setting with the account of a caller; with `_TOKEN` after it, that with its token. */
export const settingOf = (caller: SignedIn) => `CHECK_${caller.toUpperCase()}`

/** A host and its callers. */
interface Target {
  /** Where `/v1` and `/api` are. */
  origin: string
  /** The seeded ones by default; none where only a token was given. */
  accounts: Partial<Record<SignedIn, Credentials>>
  tokens: Partial<Record<SignedIn, string>>
}

export type Env = Readonly<Record<string, string | undefined>>

function readTarget(url: string, env: Env): Target {
  const target: Target = { origin: readOrigin(url), accounts: {}, tokens: {} }
  for (const caller of signedIn) {
    const setting = settingOf(caller)
    // An empty setting counts as missing: CI passes secrets that are not set as empty strings.
    const [account, token] = [env[setting] || undefined, env[`${setting}_TOKEN`] || undefined]
    if (token !== undefined) target.tokens[caller] = token
    if (account !== undefined) target.accounts[caller] = readAccount(setting, account)
    else if (token === undefined) target.accounts[caller] = callerAccounts[caller]
  }
  return target
}

/** The options of every command that calls a host. */
export type CommandOptions = ValuesOf<typeof commandFlags> & Target
export type Options = ValuesOf<typeof checkFlags> & Target
/** The options of a run, before its findings are reported. */
export type RunOptions = CommandOptions & Partial<Pick<Options, 'budget' | 'fuzz' | 'againstMock'>>

/** Reads flags and the one host. Throws `WronglyCalled` for an unknown flag or a second host. */
function parse<Known extends Flags>(args: readonly string[], flags: Known) {
  const options = Object.fromEntries(Object.entries(flags).map(([option, { type }]) => [nameOf(option), { type }]))
  const parsed = () => {
    try {
      return parseArgs({ args: [...args], allowPositionals: true, options })
    } catch (error) {
      throw new WronglyCalled(messageOf(error), { cause: error })
    }
  }
  const { values, positionals } = parsed()
  const [url, ...others] = positionals
  if (others.length > 0) throw new WronglyCalled(`One host at a time, not ${positionals.join(' and ')}.`)
  if (url === undefined) throw new WronglyCalled('Name the host.')
  const read = Object.entries(flags).map(([option, flag]) => [
    option,
    flag.read(values[nameOf(option)], nameOf(option)),
  ])
  return { url, values: Object.fromEntries(read) as ValuesOf<Known> }
}

const isLocal = (origin: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(origin).hostname)

/** Reads the flags and settings of a command. Throws `CouldNotRun` that names an invalid one. */
export function readCommand<Known extends typeof commandFlags & Flags>(
  args: readonly string[],
  env: Env,
  flags: Known,
) {
  const { url, values } = parse(args, flags)
  const target = readTarget(url, env)
  if (values.traceless && !values.write) throw new WronglyCalled('--traceless needs --write: give both.')
  return { ...values, ...target, rate: values.rate ?? (isLocal(target.origin) ? undefined : 20) }
}

/** Reads the flags and settings of the check. Throws `CouldNotRun` that names an invalid one. */
export const readOptions = (args: readonly string[], env: Env): Options => readCommand(args, env, checkFlags)
