import type { Contract, Operation } from '#openapi/contract/contract.ts'
import { valueOf } from '#openapi/contract/made-up.ts'
import { operationNamed } from '#openapi/contract/operation.ts'
import { CannotCall, NoAnswer, requestFor } from '#openapi/contract/request.ts'
import { createSecrets } from '#contracts/session/secrets.ts'
import { CouldNotRun, WronglyCalled } from './could-not-run.ts'
import type { Send } from './host.ts'
import { anotherApi, knowsAnyPath } from './known-paths.ts'
import { adviceFor } from './no-answer.ts'
import type { Surroundings } from './process.ts'
import { signInOf } from './sign-in.ts'
import type { HostOptions, Subject } from './subject.ts'
import { watchRun } from './watch-run.ts'

function readHeaders(given: readonly string[] = []): Record<string, string> {
  return Object.fromEntries(
    given.map((line) => {
      const [, name, value] = /^([\w!#$%&'*+.^`|~-]+):\s*(.+)$/.exec(line) ?? []
      if (name === undefined || value === undefined)
        throw new WronglyCalled(`--header ${line}: give it as 'Name: value'.`)
      return [name, value]
    }),
  )
}

/** Whether a header may say who calls. */
export const maySignIn = (name: string) =>
  /auth|cookie|key|token|session|secret|pass|jwt|credential|signature/i.test(name)

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
async function withPathsOfHost(
  contract: Contract,
  { probes: own }: Subject,
  origin: string,
  send: Send,
): Promise<Contract> {
  const probes = own?.map((id) => operationNamed(contract, id)) ?? probesOf(contract)
  if (probes.length === 0) return contract
  const knows = (path: (probe: Operation) => string) =>
    knowsAnyPath(
      send,
      origin,
      probes.map((probe) => requestFor(origin, { ...probe, path: path(probe) }, { query: queryOf(probe) })),
    )
  if (await knows(({ path }) => path)) return contract
  if (!own && (await knows(bare)))
    return { ...contract, operations: contract.operations.map((each) => ({ ...each, path: bare(each) })) }
  throw anotherApi(origin, probes)
}

/** The result of what comes before a run. Throws `CouldNotRun` where the host gives no answer. */
export async function beforeRun<Result>(origin: string, task: () => Promise<Result>): Promise<Result> {
  try {
    return await task()
  } catch (error) {
    // Only a stopped run refuses a read or a sign-in.
    if (error instanceof CannotCall) throw new CouldNotRun(`Nothing was judged: ${error.message}.`, { cause: error })
    if (error instanceof NoAnswer) throw new CouldNotRun(adviceFor(origin, error.message), { cause: error })
    throw error
  }
}

/** Opens the host, and finds the paths of its contract there. Throws `CouldNotRun` if either cannot be found. */
export async function reach(subject: Subject, options: HostOptions, surroundings: Surroundings) {
  const { origin, budget = Infinity, accounts } = options
  const headers = readHeaders(options.header)
  const secrets = createSecrets()
  for (const [name, value] of Object.entries(headers)) if (maySignIn(name)) secrets.hide(value)
  const written = await subject.contract(options)
  // Before any request: what is named must be there.
  subject.plan(written, options, surroundings.now)
  const signIn = signInOf(options.callers)
  const by = signIn === undefined ? undefined : operationNamed(written, signIn)
  const watch = watchRun({ ...options, budget, accounts, ...(by && { signIn: by }) }, surroundings)
  const send: Send = (request, ...rest) => {
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
    return watch.host.send(request, ...rest)
  }
  // A proxy waits for whatever a browser calls.
  const isWaiting = options.proxy !== undefined && subject.probes !== undefined
  const contract = isWaiting ? written : await beforeRun(origin, () => withPathsOfHost(written, subject, origin, send))
  return { contract, headers, secrets, watch, send }
}
