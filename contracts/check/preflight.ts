import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { requestFor } from '#contracts/exchanges/request.ts'
import { NoAnswer } from '#contracts/exchanges/stage.ts'
import { CouldNotRun } from './could-not-run.ts'
import type { Host } from './host.ts'
import { adviceFor } from './no-answer.ts'

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

async function obstacle(host: Host, origin: string, id: OperationId): Promise<string | undefined> {
  try {
    const request = requestFor(origin, operations[id], {})
    const response = await host.send(request)
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
export async function mustBeAnApi(host: Host, origin: string): Promise<void> {
  const obstacles = await Promise.all(probes.map((id) => obstacle(host, origin, id)))
  const [first] = obstacles
  if (first !== undefined && obstacles.every((each) => each !== undefined)) throw new CouldNotRun(first)
}
