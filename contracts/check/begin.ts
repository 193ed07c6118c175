import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { SignedIn } from '#contracts/exchanges/asked.ts'
import { requestFor } from '#contracts/exchanges/request.ts'
import { CannotCall, NoAnswer } from '#contracts/exchanges/calls.ts'
import { type Answer, readAnswer } from '#contracts/judge/answer.ts'
import { isObject } from '#contracts/judge/contract/records.ts'
import { CouldNotRun } from './could-not-run.ts'
import { type Host, type Send, Stopped } from './host.ts'
import { adviceFor } from './no-answer.ts'
import { type CommandOptions, settingOf, signedIn } from './options.ts'

/** Calls without a token. If only some of them fail, that is drift and not a wrong address. */
const probes: readonly OperationId[] = ['listProducts', 'listCategories', 'listSales']

/** Says in one line what to do about a redirect. */
function adviceOnRedirect(origin: string, from: string, location: string): string {
  if (!URL.canParse(location, from))
    return `${origin} redirects to "${location}", which is no address: correct the host, or the address of the check.`
  const { origin: elsewhere, pathname, search } = new URL(location, from)
  const asked = new URL(from)
  if (pathname !== asked.pathname || search !== asked.search)
    return `${origin} redirects to ${elsewhere}${pathname}, which looks like a sign-in page: use the address of the API itself, or let the check through.`
  if (elsewhere === asked.origin)
    return `${origin} redirects ${pathname} to itself: look at the redirects of the host or of a proxy before it, or correct the address.`
  return `${origin} redirects to the same path on ${elsewhere}: use ${elsewhere} as the address.`
}

async function obstacle(send: Send, origin: string, id: OperationId): Promise<string | undefined> {
  try {
    const request = requestFor(origin, operations[id], {})
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
async function mustBeAnApi(send: Send, origin: string): Promise<void> {
  const obstacles = await Promise.all(probes.map((id) => obstacle(send, origin, id)))
  const [first] = obstacles
  if (first !== undefined && obstacles.every((each) => each !== undefined)) throw new CouldNotRun(first)
}

const fieldOf = (value: unknown, name: string) => (isObject(value) ? value[name] : undefined)

/** Throws `CouldNotRun` for an account of the wrong role, since nearly every call with it would count as drift. */
function mustHaveRole(caller: SignedIn, setting: string, body: unknown): void {
  const role = fieldOf(fieldOf(body, 'user'), 'role')
  const [wanted, other] = caller === 'admin' ? ['ADMIN', 'CUSTOMER'] : ['CUSTOMER', 'ADMIN']
  if (role === other)
    throw new CouldNotRun(`${setting} is an account with the role ${other}: give one with the role ${wanted}.`)
}

/** The host's answer to a read that every signed-in caller may make; undefined if there is none. */
async function ownAccount(send: Send, origin: string, token: string): Promise<Answer | undefined> {
  try {
    return await readAnswer(await send(requestFor(origin, operations.getMe, {}, token)))
  } catch (error) {
    // A missing answer says nothing of the token, and the exchange of this read reports it.
    if (error instanceof NoAnswer || error instanceof CannotCall) return undefined
    throw error
  }
}

/** Throws `CouldNotRun` when the host refuses a token that was given, since every call with it would count as drift. */
async function tryTokens(send: Send, { origin, tokens }: CommandOptions): Promise<void> {
  for (const caller of signedIn) {
    const token = tokens[caller]
    if (token === undefined) continue
    const setting = settingOf(caller)
    const answer = await ownAccount(send, origin, token)
    if (answer?.status === 401)
      throw new CouldNotRun(
        `The token in ${setting}_TOKEN was answered 401: set it to one that this host accepts now, or set ${setting}=email:password instead.`,
      )
    mustHaveRole(caller, `${setting}_TOKEN`, answer?.body)
  }
}

/** The tokens that were given, and those of the accounts that sign in. Throws `CouldNotRun` when one is refused. */
async function signIn(send: Send, { origin, accounts, tokens }: CommandOptions): Promise<CommandOptions['tokens']> {
  const all = { ...tokens }
  for (const caller of signedIn) {
    const account = accounts[caller]
    if (all[caller] !== undefined || !account) continue
    const setting = settingOf(caller)
    const { status, body } = await readAnswer(await send(requestFor(origin, operations.login, { body: account })))
    if (status >= 300)
      throw new CouldNotRun(
        `The sign-in of ${account.email} was answered ${status}: set ${setting}=email:password to an account of this host, or ${setting}_TOKEN.`,
      )
    mustHaveRole(caller, setting, body)
    // An answer without a token is drift, which the exchange of the login reports.
    const token = fieldOf(body, 'token')
    if (typeof token === 'string') all[caller] = token
  }
  return all
}

/** Finds out whether there is an API, and signs in. Throws `CouldNotRun` when nothing can be judged. */
export async function begin({ send }: Host, options: CommandOptions, listening = (heard: Send) => heard) {
  try {
    await mustBeAnApi(send, options.origin)
    // Before a recording listens, so that these calls are not part of it.
    await tryTokens(send, options)
    const heard = listening(send)
    return { send: heard, tokens: await signIn(heard, options) }
  } catch (error) {
    if (error instanceof Stopped) throw new CouldNotRun(`Nothing was judged: ${error.message}.`, { cause: error })
    if (error instanceof NoAnswer) throw new CouldNotRun(adviceFor(options.origin, error.message), { cause: error })
    throw error
  }
}
