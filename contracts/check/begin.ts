import { operations } from '#openapi/generated/operations.ts'
import type { SignedIn } from '#contracts/exchanges/asked.ts'
import { readAnswer } from '#contracts/judge/answer.ts'
import { CouldNotRun } from './could-not-run.ts'
import type { Send } from './host.ts'
import { adviceFor } from './no-answer.ts'
import { type CommandOptions, settingOf, signedIn } from './options.ts'
import { requestFor, CannotCall, NoAnswer } from '#contracts/contract/request.ts'
import { isObject } from '#contracts/contract/json.ts'

/** Calls without a token. If only some of them fail, that is drift and not a wrong address. */
const shopProbes = [operations.listProducts, operations.listCategories, operations.listSales]

type Probe = Parameters<typeof requestFor>[1]

/** Says in one line what to do about a redirect. */
function adviceOnRedirect(origin: string, from: string, location: string): string {
  const [asked, to] = [new URL(from), URL.parse(location, from)]
  if (!to)
    return `${origin} redirects to "${location}", which is no address: correct the host, or the address of the check.`
  if (to.pathname + to.search !== asked.pathname + asked.search)
    return `${origin} redirects to ${to.origin}${to.pathname}, which looks like a sign-in page: use the address of the API itself, or let the check through.`
  if (to.origin === asked.origin)
    return `${origin} redirects ${to.pathname} to itself: look at the redirects of the host or of a proxy before it, or correct the address.`
  return `${origin} redirects to the same path on ${to.origin}: use ${to.origin} as the address.`
}

async function obstacle(send: Send, origin: string, operation: Probe): Promise<string | undefined> {
  try {
    const request = requestFor(origin, operation, {})
    const response = await send(request)
    const { status, headers } = response
    const location = headers.get('Location')
    if (status >= 300 && status < 400 && location !== null) return adviceOnRedirect(origin, request.url, location)
    if (status === 429)
      return `${origin} limits the rate of requests and keeps answering 429: set --rate below its limit.`
    const isPage = /text\/html/.test(headers.get('Content-Type') ?? '')
    if (status >= 500 && isPage)
      return `${origin} answers ${status} with a page in place of the API: it is down, or the proxy before it does not reach it. Start the check again when it is up.`
    if (isPage && (await response.text()).trimStart().startsWith('<'))
      return `${origin} answers with HTML instead of the API: use the address of the API, not that of the web pages.`
    return undefined
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    return adviceFor(origin, error.message)
  }
}

/** Throws `CouldNotRun` if none of the first calls reaches an API, since then there is nothing to judge. */
export async function mustBeAnApi(send: Send, origin: string, probes: readonly Probe[]): Promise<void> {
  const obstacles = await Promise.all(probes.map((probe) => obstacle(send, origin, probe)))
  const [first] = obstacles
  if (first !== undefined && obstacles.every((each) => each !== undefined)) throw new CouldNotRun(first)
}

const fieldOf = (value: unknown, name: string) => (isObject(value) ? value[name] : undefined)

/** Throws `CouldNotRun` for an account of the wrong role. */
function mustHaveRole(caller: SignedIn, setting: string, body: unknown): void {
  const role = fieldOf(fieldOf(body, 'user'), 'role')
  const [wanted, other] = caller === 'admin' ? ['ADMIN', 'CUSTOMER'] : ['CUSTOMER', 'ADMIN']
  if (role === other)
    throw new CouldNotRun(`${setting} is an account with the role ${other}: give one with the role ${wanted}.`)
}

/**
 * The token of a caller: the given one, if the host takes it, or that of a sign-in. Throws `CouldNotRun` if it is refused
 * or has the wrong role, since every call with it would count as drift.
 */
async function tokenOf(caller: SignedIn, { origin, accounts, tokens }: CommandOptions, send: Send, heard: Send) {
  const [setting, given, account] = [settingOf(caller), tokens[caller], accounts[caller]]
  if (given !== undefined) {
    // Sent past a recording, since only the check makes this call.
    const answer = await send(requestFor(origin, operations.getMe, {}, given)).then(readAnswer, (error: unknown) => {
      // A missing answer says nothing of the token, and the exchange of this read reports it.
      if (error instanceof NoAnswer) return undefined
      throw error
    })
    if (answer?.status === 401)
      throw new CouldNotRun(
        `The token in ${setting}_TOKEN was answered 401: set it to one that this host accepts now, or set ${setting}=email:password instead.`,
      )
    mustHaveRole(caller, `${setting}_TOKEN`, answer?.body)
    return given
  }
  if (!account) return undefined
  const { status, body } = await readAnswer(await heard(requestFor(origin, operations.login, { body: account })))
  if (status >= 300)
    throw new CouldNotRun(
      `The sign-in of ${account.email} was answered ${status}: set ${setting}=email:password to an account of this host, or ${setting}_TOKEN.`,
    )
  mustHaveRole(caller, setting, body)
  // An answer without a token is drift, which the exchange of the login reports.
  const token = fieldOf(body, 'token')
  return typeof token === 'string' ? token : undefined
}

/** Finds out whether there is an API, and signs in. Throws `CouldNotRun` when nothing can be judged. */
export async function begin(send: Send, options: CommandOptions, listening = (heard: Send) => heard) {
  try {
    await mustBeAnApi(send, options.origin, shopProbes)
    const [heard, tokens]: [Send, CommandOptions['tokens']] = [listening(send), {}]
    for (const caller of signedIn) {
      const token = await tokenOf(caller, options, send, heard)
      if (token !== undefined) tokens[caller] = token
    }
    return { send: heard, tokens }
  } catch (error) {
    // Only a stopped run refuses a read or a sign-in.
    if (error instanceof CannotCall) throw new CouldNotRun(`Nothing was judged: ${error.message}.`, { cause: error })
    if (error instanceof NoAnswer) throw new CouldNotRun(adviceFor(options.origin, error.message), { cause: error })
    throw error
  }
}
