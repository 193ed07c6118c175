import type { Send } from '#src/shared/api/http.ts'

/** Milliseconds from one call to the next: at most twenty calls a second. */
const gap = 50
const patience = 10_000

/** Calls a host at a limited rate. Each address is called once, since many pages show the same lists. */
export function hostCalls(host: string): Send {
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
