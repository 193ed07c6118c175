import { z } from 'zod'
import { operations } from '#openapi/generated/operations.ts'
import { CouldNotRun, WronglyCalled } from '#contracts/check/could-not-run.ts'
import { commandFlags, type Env, judgeFlags, readHost, usageOf } from '#contracts/check/options.ts'
import type { Credentials } from '#openapi/contract/request.ts'
import type { SignedIn } from '#contracts/shop/exchanges/asked.ts'
import { callerAccounts } from '#contracts/shop/exchanges/caller-accounts.ts'

const tags = [...new Set(Object.values(operations).map(({ tag }) => tag))]

/** Whether `--only` names a journey instead of a tag. */
export const namesAJourney = (only = '') => only.startsWith('journey:')

const { write, traceless, ...shared } = commandFlags.shape

/** The flags of every command that calls a host of the shop. */
export const shopFlags = z.object({
  write,
  traceless: traceless.describe(
    'with --write: leave out calls that cannot be undone (orders, sales, coupons, accounts, pictures)',
  ),
  only: z
    .string()
    .refine((name) => tags.some((tag) => tag === name) || namesAJourney(name), 'the contract has no such tag.')
    .optional()
    .describe(`one tag: ${tags.join(', ')}; or journey:NAME`),
  ...shared,
})

const checkFlags = z.object({
  list: z.boolean().default(false).describe('print the journeys and the laws with their sentences, and call no host'),
  ...shopFlags.shape,
  ...judgeFlags.shape,
  against: z
    .string()
    .optional()
    .describe('only repeat the reads of the recording in this directory, and compare the answers'),
  'against-mock': z
    .boolean()
    .default(false)
    .describe('also make every call on the mock backend, and compare each call'),
})

/** What the usage says of the shop's host. */
export const shopUsage = {
  url: "where the host's /v1 and /api are; a path before them is fine: https://example.com/shop",
  ending: `CHECK_CUSTOMER and CHECK_ADMIN (email:password) name the accounts, the seeded ones by default; CHECK_CUSTOMER_TOKEN and
CHECK_ADMIN_TOKEN replace the sign-in.`,
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

/** The callers: the accounts are the seeded ones by default, and none where only a token was given. */
interface Callers {
  accounts: Record<string, Credentials | undefined>
  tokens: Record<string, string | undefined>
}

function readCallers(env: Env): Callers {
  const callers: Callers = { accounts: {}, tokens: {} }
  for (const caller of signedIn) {
    const setting = settingOf(caller)
    // An empty setting counts as missing: CI passes secrets that are not set as empty strings.
    const account = env[setting] || undefined
    const token = env[`${setting}_TOKEN`] || undefined
    if (token !== undefined) callers.tokens[caller] = token
    if (account !== undefined) callers.accounts[caller] = readAccount(setting, account)
    else if (token === undefined) callers.accounts[caller] = callerAccounts[caller]
  }
  return callers
}

/** The options of every command that calls a host of the shop. */
export type CommandOptions = z.output<typeof shopFlags> & Callers & { origin: string }
export type ShopCheckOptions = z.output<typeof checkFlags> & Callers & { origin: string }
/** The options of a run, before its findings are reported. */
export type RunOptions = CommandOptions &
  Partial<Pick<ShopCheckOptions, 'budget' | 'fuzz' | 'against' | 'against-mock'>>

/**
 * Reads the flags and settings of a command, and the one host. `flags` are schemas of what is given, which describe
 * themselves for the usage. Throws `CouldNotRun` that names an invalid one.
 */
export function readCommand<Values extends z.output<typeof shopFlags>>(
  args: readonly string[],
  env: Env,
  flags: z.ZodType<Values> & z.ZodObject,
) {
  return { ...readHost(args, flags, readOrigin), ...readCallers(env) }
}

/** Reads the flags and settings of the check. Throws `CouldNotRun` that names an invalid one. */
export function readOptions(args: readonly string[], env: Env): ShopCheckOptions {
  const options = readCommand(args, env, checkFlags)
  if (options.against !== undefined && (options.write || options.fuzz > 0 || options.only !== undefined))
    throw new WronglyCalled('--against repeats the reads of a recording alone: leave out --write, --fuzz and --only.')
  return options
}
