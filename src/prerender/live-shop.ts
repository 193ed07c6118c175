import { fixedPaths, shopPaths } from './shop-paths.ts'
import type { Source } from './source.ts'
import type { Send } from '#src/shared/api/http.ts'

interface LiveOptions {
  /** The origin of the host whose data the pages show; without it they show skeletons. */
  from?: string | undefined
  /** The maximum number of pages. */
  limit: number
  at: Date
  log: (line: string) => void
}

/** The pages of a live shop. What the host does not answer has no data, or is left to the fallback page. */
export async function liveShop({ from, limit, at, log }: LiveOptions): Promise<Source> {
  const empty: Source = { paths: fixedPaths, render: (render, path) => render(path, { at }) }
  if (from === undefined) return empty
  const send = hostCalls(from)
  const found = await shopPaths(send).catch((error: unknown) => {
    log(`PRERENDER_FROM=${from} does not answer (${textOf(error)}): the pages have no data.`)
    return undefined
  })
  if (found === undefined) return empty

  const paths = found.slice(0, Math.max(limit, fixedPaths.length))
  const leftOut = found.length - paths.length
  if (leftOut > 0) log(`${leftOut} pages are left to the fallback page: PRERENDER_LIMIT is ${limit}.`)
  return {
    paths,
    render: async (render, path) => {
      try {
        return await render(path, { at, send })
      } catch (error) {
        const isFixed = fixedPaths.includes(path)
        log(`${path} is ${isFixed ? 'without data' : 'left to the fallback page'}: ${textOf(error)}`)
        return isFixed ? empty.render(render, path) : undefined
      }
    },
  }
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Milliseconds from one call to the next: at most twenty calls a second. */
const gap = 50
const patience = 10_000

/** Calls a host at a limited rate. Each address is called once, since many pages show the same lists. */
function hostCalls(host: string): Send {
  const answers = new Map<string, Promise<Response>>()
  let free = Promise.resolve()

  async function ask(url: URL): Promise<Response> {
    const turn = free
    free = turn.then(() => new Promise((resolve) => setTimeout(resolve, gap)))
    await turn
    return fetch(url, { headers: { Accept: 'application/json' }, signal: AbortSignal.timeout(patience) })
  }

  return async (address) => {
    const { pathname, search } = new URL(address, host)
    const url = new URL(pathname + search, host)
    const answer = answers.get(url.href) ?? ask(url)
    answers.set(url.href, answer)
    return (await answer).clone()
  }
}
