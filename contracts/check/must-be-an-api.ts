import { requestFor, NoAnswer } from '#contracts/contract/request.ts'
import { CouldNotRun } from './could-not-run.ts'
import type { Send } from './host.ts'
import { adviceFor } from './no-answer.ts'

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
