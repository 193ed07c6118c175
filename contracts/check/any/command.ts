import { z } from 'zod'
import type { Contract, Operation } from '#openapi/contract/contract.ts'
import { isAddress } from '#openapi/contract/is-address.ts'
import { readContract } from '#openapi/contract/read-contract.ts'
import { requestFor } from '#openapi/contract/request.ts'
import { openSession } from '#contracts/session/open-session.ts'
import { createSecrets } from '#contracts/session/secrets.ts'
import { theCaller, withTheRole } from '#contracts/session/session.ts'
import { messageOf } from '#openapi/contract/message-of.ts'
import { anotherApi, knowsAnyPath } from '../known-paths.ts'
import { CouldNotRun, failureText, WronglyCalled } from '../could-not-run.ts'
import type { Send } from '../host.ts'
import { commandFlags, judgeFlags, parseFlags, readHost, usageOf } from '../options.ts'
import type { Surroundings } from '../process.ts'
import { prepareOutput, publish } from '../publish.ts'
import { reportOf } from '../report.ts'
import { watchRun } from '../watch-run.ts'
import { chosenIn, dataFor, withBodies } from './chosen.ts'
import { knowledgeOf } from './knowledge.ts'
import { valueOf } from '#openapi/contract/made-up.ts'
import { isSkipped, planOf, planText } from './plan.ts'
import { runAny } from './run-any.ts'
import { hideParts, tokenBySignIn, watchTokens } from './sign-in.ts'

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

const checkFlags = z.object({
  ...anyFlags.shape,
  list: z.boolean().default(false).describe('print what would be sent with and without --write, and send nothing'),
  ...judgeFlags.shape,
})

interface Target {
  origin: string
  tokens: Record<string, string | undefined>
}

type AnyCheckOptions = z.output<typeof anyFlags> & Target & { budget: number; fuzz?: number }

/** What the usage says of any host. */
export const anyUsage = {
  url: 'where the paths of the contract are, with or without the path of its server',
  ending: `CHECK_TOKEN is the token to send, as the contract says: user:password for HTTP basic. CHECK_ADMIN_TOKEN is that for
operations that need a role. kit.config.ts of this folder, or that of --config FILE, names the contract and flags.`,
}

/** What the token of each caller is given by. */
const settings: Readonly<Record<string, string>> = { [theCaller]: 'CHECK_TOKEN', [withTheRole]: 'CHECK_ADMIN_TOKEN' }

const usage = usageOf('check', checkFlags, {
  ...anyUsage,
  ending: `${anyUsage.ending} Exit code: 0 clean, 1 drift, 2 could not run.`,
})

function readAddress(given: string): string {
  const url = URL.parse(given)
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.username !== '')
    throw new CouldNotRun(`"${given}" is not an address: give one such as http://127.0.0.1:3000.`)
  return url.origin + url.pathname.replace(/\/+$/, '')
}

function readHeaders(given: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    given.map((line) => {
      const [, name, value] = /^([\w!#$%&'*+.^`|~-]+):\s*(.+)$/.exec(line) ?? []
      if (name === undefined || value === undefined)
        throw new WronglyCalled(`--header ${line}: give it as 'Name: value'.`)
      return [name, value]
    }),
  )
}

/** Headers that may say who calls. */
const signsIn = /auth|cookie|key|token|session|secret|pass|jwt|credential|signature/i

/** Throws `CouldNotRun` for a token that HTTP basic, the only way to sign in, cannot take. */
function mustBePairs({ operations }: Contract, tokens: Target['tokens']): void {
  const ways = operations.flatMap(({ access, signIn }) => (access === 'public' ? [] : signIn))
  if (ways.length === 0 || ways.some(({ scheme }) => scheme !== 'basic')) return
  for (const [caller, token] of Object.entries(tokens))
    if (token !== undefined && !token.includes(':'))
      throw new CouldNotRun(
        `${settings[caller]} is not of the form user:password, by which the contract signs in (HTTP basic).`,
      )
}

/** At most so many operations are asked to find out where the API is. */
const mostProbes = 5

/** The requests that find out whether a host is there: reads without a parameter in their path. */
const probesOf = ({ operations }: Contract) =>
  operations.filter(({ method, path }) => method === 'GET' && !path.includes('{')).slice(0, mostProbes)

const queryOf = ({ parameters }: Operation) =>
  Object.fromEntries(
    parameters
      .filter((each) => each.required && each.in === 'query')
      .map((each) => [each.name, valueOf(each, { unique: (text) => text }).value]),
  )

/** The path of an operation without that of the server. */
const bare = ({ keys: [, path] }: Operation) => path

/** The contract with its paths as they are on the host: some hosts leave out the path of the server. */
async function located(contract: Contract, origin: string, send: Send): Promise<Contract> {
  const probes = probesOf(contract)
  const [first] = probes
  if (!first) return contract
  const knows = (path: (probe: Operation) => string) =>
    knowsAnyPath(
      send,
      origin,
      probes.map((probe) => requestFor(origin, { ...probe, path: path(probe) }, { query: queryOf(probe) })),
    )
  if (await knows(({ path }) => path)) return contract
  if (await knows(bare))
    return { ...contract, operations: contract.operations.map((each) => ({ ...each, path: bare(each) })) }
  throw anotherApi(origin, probes)
}

/** Reads the flags and settings of a command, and the one host. Throws `CouldNotRun` that names an invalid one. */
export function readAny<Values extends z.output<typeof anyFlags>>(
  args: readonly string[],
  env: Surroundings['env'],
  flags: z.ZodType<Values> & z.ZodObject,
) {
  const given = readHost(args, flags, readAddress)
  if (given.also.length > 0 && !given.write) throw new WronglyCalled('--also needs --write: give both.')
  return {
    ...given,
    tokens: { [theCaller]: env.CHECK_TOKEN || undefined, [withTheRole]: env.CHECK_ADMIN_TOKEN || undefined },
  }
}

async function contractIn(file: string): Promise<Contract> {
  const contract = await readContract(file).catch((error: unknown) => {
    throw new CouldNotRun(messageOf(error), { cause: error })
  })
  if (contract.operations.length === 0) throw new CouldNotRun(`${file} has no operation that can be called.`)
  return contract
}

/** Opens the host, and finds the paths of its contract there. Throws `CouldNotRun` if either cannot be found. */
export async function reachAny(options: AnyCheckOptions, surroundings: Surroundings) {
  const [headers, secrets] = [readHeaders(options.header), createSecrets()]
  for (const [name, value] of Object.entries(headers)) if (signsIn.test(name)) secrets.hide(value)
  const { fetch } = surroundings
  const watch = watchRun({ ...options, accounts: {} }, surroundings)
  const send: Send = (request, ...rest) => {
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
    return watch.host.send(request, ...rest)
  }
  const written = withBodies(await contractIn(options.contract), options.body)
  // Before any request: what is named must be there.
  planOf(written, options)
  const given = dataFor(written, options.param)
  const contract = await located(written, options.origin, send)
  const { 'sign-in': signIn } = options
  const signed = signIn !== undefined && (await tokenBySignIn({ ...options, 'sign-in': signIn }, contract, fetch))
  const tokens = { ...options.tokens, ...(signed && { [theCaller]: signed }) }
  mustBePairs(contract, tokens)
  hideParts(
    secrets,
    signIn,
    Object.values(tokens).filter((each) => each !== undefined),
  )
  return { contract, headers, secrets, watch, send, tokens, given }
}

/** Judges a host by a contract of its own. `listening` wraps what sends its calls, to record them. */
export async function judgeAny(
  { contract, headers, secrets, watch, send, tokens, given }: Awaited<ReturnType<typeof reachAny>>,
  options: AnyCheckOptions,
  { now, signal, onProgress }: Surroundings,
  listening = (heard: Send) => heard,
) {
  const { host, onCall, refuses } = watch
  const isLeft = chosenIn(contract, undefined, options.skip)
  const skipped = new Set(contract.operations.filter((each) => !isLeft(each)).map(({ id }) => id))
  const isSignedIn = Object.keys(headers).some((name) => signsIn.test(name))
  const byWhat = { ...settings, ...(options['sign-in'] !== undefined && { [theCaller]: 'The token of --sign-in' }) }
  const signing = watchTokens({ ...byWhat, ...(isSignedIn && { guest: 'What --header gives' }) })
  const session = openSession({
    ...options,
    contract,
    knowledge: knowledgeOf({ ...contract, operations: contract.operations.filter(isLeft) }, isSignedIn),
    tokens,
    alsoSent: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, signsIn.test(name) ? undefined : value]),
    ),
    send: listening(send),
    secrets,
    accounts: {},
    label: now.getTime().toString(36),
    onCall: (call) => {
      onCall(call)
      signing.onCall(call)
    },
    refuses: (id) => (skipped.has(id) ? isSkipped : refuses(id)),
  })
  const { about, ...outcome } = await runAny(
    session,
    { ...options, given },
    {
      ...(signal && { signal }),
      onProgress: (done, all) => onProgress?.(done, all, host.answers),
    },
  )
  signing.atTheEnd()
  return watch.outcomeOf(session, outcome, contract, about)
}

/** `npm run check -- <url> --contract FILE`. Resolves to the exit code: 0 clean, 1 drift, 2 could not run. */
export async function checkAny(args: readonly string[], surroundings: Surroundings): Promise<0 | 1 | 2> {
  try {
    if (args.includes('--help')) {
      surroundings.out(usage)
      return 0
    }
    if (args.includes('--list')) {
      const { values } = parseFlags(args, checkFlags)
      surroundings.out(planText(await contractIn(values.contract), values))
      return 0
    }
    const options = readAny(args, surroundings.env, checkFlags)
    if (options.patch !== undefined && isAddress(options.contract))
      throw new CouldNotRun(`--patch needs a file: ${options.contract} is an address.`)
    prepareOutput(options)
    const begun = performance.now()
    const reached = await reachAny(options, surroundings)
    const { contract } = reached
    const outcome = await judgeAny(reached, options, surroundings)
    const only = options.only?.join(', ')
    const report = reportOf(contract, { ...options, only }, outcome, surroundings.now, performance.now() - begun)
    return publish(contract, options, report, surroundings)
  } catch (error) {
    surroundings.err(failureText(error, 'The check', usage))
    return 2
  }
}
