import type { ParseArgsConfig } from 'node:util'
import { z } from 'zod'
import { messageOf } from '#openapi/contract/message-of.ts'
import { readFlags } from '#mocks/http/flags.ts'
import { parseBaseline, readBaselineFile } from './baseline.ts'
import { WronglyCalled } from './could-not-run.ts'

const onOff = z.boolean().default(false)
const text = z.string().optional()

/** A whole number from `from` to `to`. */
export function whole(from: number, to = Number.MAX_SAFE_INTEGER) {
  const limit = to === Number.MAX_SAFE_INTEGER ? '' : ` to ${to}`
  const error = `give a whole number from ${from}${limit}.`
  return z.string().regex(/^\d+$/, error).transform(Number).pipe(z.int({ error }).min(from, error).max(to, error))
}

const readBaseline = (path: string) => parseBaseline(readBaselineFile(path), path)

/** The flags of every command that calls a host. */
export const commandFlags = z.object({
  write: onOff.describe('also make calls that create, change and delete, and undo them'),
  traceless: onOff.describe('with --write: leave out calls that cannot be undone'),
  seed: whole(0).default(1).describe("which of the host's records are used, 1 by default"),
  timeout: whole(1).default(10_000).describe('milliseconds until an answer counts as missing, 10000 by default'),
  rate: whole(1).optional().describe('requests per second at most; by default unlimited on this machine, 20 elsewhere'),
})

/** The flags of every command that calls a host by a contract of its own. */
export const anyFlags = z.object({
  contract: z.string().describe('the OpenAPI file of the host, 3.0 or 3.1, or its address'),
  header: z
    .array(z.string())
    .default([])
    .describe("'Name: value', sent with each request; may be given more than once"),
  'sign-in': z
    .string()
    .optional()
    .describe(
      `'POST /sessions {"user":"me"}': the call that gives the token; a body that is no JSON is sent as a form`,
    ),
  'token-at': z.string().default('token').describe('where its answer has the token, such as data.token'),
  also: z
    .array(z.string())
    .default([])
    .describe("'POST /search' or its operationId: with --write, call it whatever it does; may be given more than once"),
  only: z.array(z.string()).optional().describe("a tag, an operation or 'METHOD /path'; may be given more than once"),
  skip: z.array(z.string()).optional().describe('the same, for what is not called; may be given more than once'),
  param: z
    .array(z.string())
    .default([])
    .describe(
      'NAME=VALUE of a parameter in a path or a required one, or OPERATION.NAME=VALUE; may be given more than once',
    ),
  body: z
    .array(z.string())
    .default([])
    .describe('OPERATION=FILE, the body that it is sent first; may be given more than once'),
  ...commandFlags.shape,
})

/** The flags of every check: how much it makes up, what it reports, and how. */
export const judgeFlags = z.object({
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
})

/** The options of every check. */
export type CheckOptions = z.output<typeof commandFlags> &
  z.output<typeof judgeFlags> & { origin: string; only?: string | undefined }

/** What the usage of a command says of its host. */
interface Usage {
  readonly url: string
  readonly settings: string
  /** Whether it is one host, beside which there are any others. */
  readonly isOne?: boolean
}

/** The usage of a command, with a line for each flag. */
export function usageOf(
  command: string,
  { shape }: z.ZodObject,
  { url, settings, isOne }: Usage,
  { says, ending }: { says: string; ending: string },
): string {
  const lines = [['<url>', url], ...Object.entries(shape).map(([name, { description }]) => [`--${name}`, description])]
  return `npm run ${command} -- <url> [flags]
${lines.map(([name = '', help]) => `  ${name.padEnd(16)}${help}`).join('\n')}
${settings} ${ending}${isOne ? `\nWith --contract FILE it ${says} any other host: see docs/any-api.md.` : ''}`
}

export type Env = Readonly<Record<string, string | undefined>>

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
    return readFlags({ args: [...args], allowPositionals: true, options })
  } catch (error) {
    throw new WronglyCalled(messageOf(error), { cause: error })
  }
}

/**
 * What is given by flags, and the one host, whose address `originOf` reads. Throws `CouldNotRun` that names what is
 * invalid.
 */
export function readHost<Values extends z.output<typeof commandFlags>>(
  args: readonly string[],
  flags: z.ZodType<Values> & z.ZodObject,
  originOf: (given: string) => string,
) {
  const { values, positionals } = parseFlags(args, flags)
  const [url, ...others] = positionals
  if (others.length > 0) throw new WronglyCalled(`One host at a time, not ${positionals.join(' and ')}.`)
  if (url === undefined) throw new WronglyCalled('Name the host.')
  const origin = originOf(url)
  if (values.traceless && !values.write) throw new WronglyCalled('--traceless needs --write: give both.')
  return { ...values, origin, rate: values.rate ?? (isLocal(origin) ? undefined : 20) }
}

const isLocal = (origin: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(origin).hostname)
