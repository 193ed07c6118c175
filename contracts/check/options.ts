import { readFileSync } from 'node:fs'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { z } from 'zod'
import { messageOf } from '#mocks/engine/table/message-of.ts'
import { operations } from '#openapi/generated/operations.ts'
import type { SignedIn } from '#contracts/exchanges/asked.ts'
import { callerAccounts } from '#contracts/exchanges/caller-accounts.ts'
import { parseBaseline } from './baseline.ts'
import { CouldNotRun, orCouldNotRun, WronglyCalled } from './could-not-run.ts'
import type { Credentials } from '#contracts/contract/request.ts'

const onOff = z.boolean().default(false)
const text = z.string().optional()

/** A whole number from `from` to `to`. */
export function whole(from: number, to = Number.MAX_SAFE_INTEGER) {
  const limit = to === Number.MAX_SAFE_INTEGER ? '' : ` to ${to}`
  const error = `give a whole number from ${from}${limit}.`
  return z.string().regex(/^\d+$/, error).transform(Number).pipe(z.int({ error }).min(from, error).max(to, error))
}

const readBaseline = (path: string) =>
  parseBaseline(
    orCouldNotRun(
      () => readFileSync(path, 'utf8'),
      (reason) => `--baseline ${path} cannot be read: ${reason}`,
    ),
    path,
  )

const tags = [...new Set(Object.values(operations).map(({ tag }) => tag))]

/** Whether `--only` names a journey instead of a tag. */
export const namesAJourney = (only = '') => only.startsWith('journey:')

/** The flags of every command that calls a host. */
export const commandFlags = z.object({
  write: onOff.describe('also make calls that create, change and delete, and undo them'),
  traceless: onOff.describe(
    'with --write: leave out calls that cannot be undone (orders, sales, coupons, accounts, pictures)',
  ),
  only: z
    .string()
    .refine((name) => tags.some((tag) => tag === name) || namesAJourney(name), 'the contract has no such tag.')
    .optional()
    .describe(`one tag: ${tags.join(', ')}; or journey:NAME`),
  seed: whole(0).default(1).describe("which of the host's records are used, 1 by default"),
  timeout: whole(1).default(10_000).describe('milliseconds until an answer counts as missing, 10000 by default'),
  rate: whole(1).optional().describe('requests per second at most; by default unlimited on this machine, 20 elsewhere'),
})

export const checkFlags = z.object({
  list: onOff.describe('print the journeys and the laws with their sentences, and call no host'),
  ...commandFlags.shape,
  report: text.describe('write report.html, report.json, report.xml (JUnit) and report.sarif into this directory'),
  patch: text.describe('write the edit of the OpenAPI file that would make the host conform'),
  baseline: z
    .string()
    .transform(readBaseline)
    .default([])
    .describe('JSON list of accepted findings: [{ "operation", "path", "law"?, "reason", "expires": "YYYY-MM-DD" }]'),
  budget: whole(1).default(3_000).describe('milliseconds that an answer may take, 3000 by default'),
  'min-coverage': whole(0, 100)
    .default(0)
    .describe('percent of the documented answers that must be seen, or the check fails'),
  fuzz: whole(0).default(0).describe("this many more requests, generated from the contract's schemas"),
  against: text.describe('only repeat the reads of the recording in this directory, and compare the answers'),
  'against-mock': onOff.describe('also make every call on the mock backend, and compare each call'),
})

/** What the usage says of the shop's host. */
export const shopUsage = {
  url: "where the host's /v1 and /api are; a path before them is fine: https://example.com/shop",
  ending: `CHECK_CUSTOMER and CHECK_ADMIN (email:password) name the accounts, the seeded ones by default; CHECK_CUSTOMER_TOKEN and
CHECK_ADMIN_TOKEN replace the sign-in.`,
}

/** The usage of a command, with a line for each flag. */
export function usageOf(command: string, { shape }: z.ZodObject, { url, ending } = shopUsage): string {
  const lines = [['<url>', url], ...Object.entries(shape).map(([name, { description }]) => [`--${name}`, description])]
  return `npm run ${command} -- <url> [flags]
${lines.map(([name = '', help]) => `  ${name.padEnd(16)}${help}`).join('\n')}
${ending}`
}

export const checkUsage = usageOf('check', checkFlags, {
  ...shopUsage,
  ending: `${shopUsage.ending} Exit code: 0 clean, 1 drift, 2 could not run.
With --contract FILE it judges any other host: see docs/any-api.md.`,
})

/**
 * Where `/v1` and `/api` are: the origin of a URL argument with its path, if any; a `/v1` at its end may be left out.
 * Throws `CouldNotRun` if it is not http(s) or has a query or a user name.
 */
function readOrigin(given: string): string {
  const url = URL.parse(given)
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

export const signedIn: readonly SignedIn[] = ['customer', 'admin']

/** The setting with the account of a caller; with `_TOKEN` after it, that with its token. */
export const settingOf = (caller: SignedIn) => `CHECK_${caller.toUpperCase()}`

/** A host and its callers: the accounts are the seeded ones by default, and none where only a token was given. */
interface Target {
  origin: string
  accounts: Record<string, Credentials | undefined>
  tokens: Record<string, string | undefined>
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
export type CommandOptions = z.output<typeof commandFlags> & Target
export type Options = z.output<typeof checkFlags> & Target
/** The options of a run, before its findings are reported. */
export type RunOptions = CommandOptions & Partial<Pick<Options, 'budget' | 'fuzz' | 'against' | 'against-mock'>>

/** What is given by flags and without. Throws `WronglyCalled` for an unknown or invalid flag. */
export function parseFlags<Values>(args: readonly string[], flags: z.ZodType<Values> & z.ZodObject) {
  // The JSON schema of a flag says whether it takes a value, or several.
  const { properties } = z.toJSONSchema(flags, { io: 'input' })
  const types = properties as Record<string, { type: 'boolean' | 'string' | 'array' }>
  const options = Object.fromEntries(
    Object.entries(types).map(([name, { type }]) => [
      name,
      type === 'array' ? { type: 'string' as const, multiple: true } : { type },
    ]),
  )
  const { values: given, positionals } = parsed(args, options)
  const { data: values, error } = flags.safeParse(given)
  if (!error) return { values, positionals }
  const [issue] = error.issues
  const name = String(issue?.path[0])
  throw new WronglyCalled(`--${name} ${String(given[name])}: ${issue?.message}`)
}

function parsed(args: readonly string[], options: NonNullable<ParseArgsConfig['options']>) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (error) {
    throw new WronglyCalled(messageOf(error), { cause: error })
  }
}

export const isLocal = (origin: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(origin).hostname)

/**
 * Reads the flags and settings of a command, and the one host. `flags` are schemas of what is given, which describe
 * themselves for the usage. Throws `CouldNotRun` that names an invalid one.
 */
export function readCommand<Values extends z.output<typeof commandFlags>>(
  args: readonly string[],
  env: Env,
  flags: z.ZodType<Values> & z.ZodObject,
) {
  const { values, positionals } = parseFlags(args, flags)
  const [url, ...others] = positionals
  if (others.length > 0) throw new WronglyCalled(`One host at a time, not ${positionals.join(' and ')}.`)
  if (url === undefined) throw new WronglyCalled('Name the host.')
  const target = readTarget(url, env)
  if (values.traceless && !values.write) throw new WronglyCalled('--traceless needs --write: give both.')
  return { ...values, ...target, rate: values.rate ?? (isLocal(target.origin) ? undefined : 20) }
}

/** Reads the flags and settings of the check. Throws `CouldNotRun` that names an invalid one. */
export const readOptions = (args: readonly string[], env: Env): Options => readCommand(args, env, checkFlags)
