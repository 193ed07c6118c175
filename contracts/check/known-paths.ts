import { NoAnswer } from '#openapi/contract/request.ts'
import { CouldNotRun } from './could-not-run.ts'
import type { Send } from './host.ts'
import { adviceFor } from './no-answer.ts'

/** Says in one line what to do about a redirect. */
function adviceOnRedirect(origin: string, from: string, location: string): string {
  const requested = new URL(from)
  const to = URL.parse(location, from)
  if (!to)
    return `${origin} redirects to "${location}", which is no address: correct the host, or the address of the check.`
  if (to.pathname + to.search !== requested.pathname + requested.search)
    return `${origin} redirects to ${to.origin}${to.pathname}, which looks like a sign-in page: use the address of the API itself, or let the check through.`
  if (to.origin === requested.origin)
    return `${origin} redirects ${to.pathname} to itself: look at the redirects of the host or of a proxy before it, or correct the address.`
  return `${origin} redirects to the same path on ${to.origin}: use ${to.origin} as the address.`
}

/** Statuses of a host that does not know a path. */
const unknownPath = [404, 405, 501]

/** Whether a host knows the path of a request, or why it cannot be said. */
async function knowsPath(send: Send, origin: string, request: Request): Promise<boolean | { obstacle: string }> {
  try {
    const { url } = request
    const response = await send(request)
    const { status, headers } = response
    const location = headers.get('Location')
    if (status >= 300 && status < 400 && location !== null) return { obstacle: adviceOnRedirect(origin, url, location) }
    if (status === 429)
      return {
        obstacle: `${origin} limits the rate of requests and keeps answering 429: set --rate below its limit.`,
      }
    const isPage = /text\/html/.test(headers.get('Content-Type') ?? '')
    if (status >= 500 && isPage)
      return {
        obstacle: `${origin} answers ${status} with a page in place of the API: it is down, or the proxy before it does not reach it. Start the check again when it is up.`,
      }
    if (isPage && (await response.text()).trimStart().startsWith('<'))
      return {
        obstacle: `${origin} answers with HTML instead of the API: use the address of the API, not that of the web pages.`,
      }
    return !unknownPath.includes(status)
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    return { obstacle: adviceFor(origin, error.message) }
  }
}

/** Whether a host knows the path of any request. Throws `CouldNotRun` if none of them reaches an API. */
export async function knowsAnyPath(send: Send, origin: string, requests: readonly Request[]): Promise<boolean> {
  const results = await Promise.all(requests.map((request) => knowsPath(send, origin, request)))
  const obstacles = results.flatMap((each) => (typeof each === 'object' ? [each.obstacle] : []))
  const [first] = obstacles
  if (first !== undefined && obstacles.length === results.length) throw new CouldNotRun(first)
  return results.some((each) => each !== false)
}

/** For a host that knows none of these paths: there is nothing to judge. */
export const anotherApi = (origin: string, probes: readonly { path: string }[]) =>
  new CouldNotRun(
    `${origin} does not know ${probes.map(({ path }) => path).join(', ')}: it is another API, or the address lacks a path.`,
  )
