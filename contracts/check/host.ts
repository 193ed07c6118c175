import type { SessionOptions } from '#contracts/session/session.ts'
import { causeOf, isBreak } from './no-answer.ts'
import type { CheckOptions } from './options.ts'
import { CannotCall, type Credentials, NoAnswer } from '#openapi/contract/request.ts'

/** Sends a request to the host; with `always`, for one that undoes a change, even after the run was stopped. Says each time when it leaves. */
export type Send = SessionOptions['send']

/** The call that signs in, which changes nothing for others. */
interface SignIn {
  readonly method: string
  readonly path: string
}

/** How requests are sent to a host. */
export interface SendOptions extends Pick<CheckOptions, 'write' | 'timeout' | 'rate'> {
  accounts: Readonly<Record<string, Credentials | undefined>>
  signIn?: SignIn
}

/** A host fails when more than this share of its answers are 5xx, judged after so many answers or so many failures. */
const mostFailures = { share: 0.05, answers: 40, failures: 10 }
/** The largest body that is read, in MB: a list in the contract's shapes stays far below. */
const largestAnswer = 64
/** How often a request is repeated after a 429. */
const mostRetries = 5

/** A gateway's hiccup: the host behind it has most likely not seen the call. */
const isHiccup = ({ status }: Response) => status >= 502 && status <= 504
/** Milliseconds before a call is asked again after a hiccup. */
const hiccup = 200

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Milliseconds to wait. The header has seconds or a date; without it, one second. */
function retryAfter(response: Response): number {
  const given = response.headers.get('Retry-After') ?? '1'
  const seconds = Number(given)
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000)
  const from = Date.parse(response.headers.get('Date') ?? '')
  return Math.max(0, Date.parse(given) - from) || 1000
}

const isReading = ({ method }: Request) => method === 'GET' || method === 'HEAD'
const isCall = ({ method, url }: Request, call: SignIn | undefined) =>
  call !== undefined && method === call.method && url.endsWith(call.path)
/** Whether a request may change something; a sign-in does not count. */
export const isWritingBeside = (signIn: SignIn | undefined) => (request: Request) =>
  !isReading(request) && !isCall(request, signIn)

/** Why a run without `--write` does not send a call. */
export const needsWrite = 'it writes: add --write for it'

/** Spreads requests so that no more than `rate` leave within a second. */
function pacer(rate = Infinity) {
  let next = 0
  return async () => {
    const now = performance.now()
    const turn = Math.max(now, next)
    next = turn + 1000 / rate
    if (turn > now) await wait(turn - now)
  }
}

/**
 * Reads the body as bytes, since a stream would have no length. Each request goes over a connection of its own: a host
 * may close an idle one just when a write leaves on it, which then cannot be sent again.
 */
async function sentOf(request: Request): Promise<RequestInit> {
  const { method, redirect } = request
  const headers = new Headers(request.headers)
  headers.set('Connection', 'close')
  return { method, headers, redirect, ...(request.body && { body: await request.arrayBuffer() }) }
}

async function readWhole({ status, headers, body }: Response): Promise<Response> {
  // It has no end to wait for.
  if (/^(?:text\/event-stream|multipart\/x-mixed-replace)/i.test(headers.get('Content-Type') ?? '')) {
    await body?.cancel()
    return new Response(null, { status, headers })
  }
  const parts: Uint8Array[] = []
  let size = 0
  // Ending the loop closes the connection of a host that goes on sending.
  for await (const part of body ?? []) {
    size += part.length
    if (size > largestAnswer * 1024 * 1024) throw new NoAnswer(`an answer of more than ${largestAnswer} MB`)
    parts.push(part)
  }
  // An answer such as a 204 must not have even an empty body.
  return new Response(size === 0 ? null : Buffer.concat(parts), { status, headers })
}

/** Sends a request and reads the whole answer. Rejects after `timeout`, even if `fetch` ignores its signal. */
async function fetchWhole(fetch: typeof globalThis.fetch, url: string, sent: RequestInit, timeout: number) {
  const late = Promise.withResolvers<never>()
  const stopping = new AbortController()
  const timer = setTimeout(() => {
    late.reject(new NoAnswer(`no answer within ${timeout} ms`))
    stopping.abort()
  }, timeout)
  try {
    return await Promise.race([fetch(url, { ...sent, signal: stopping.signal }).then(readWhole), late.promise])
  } catch (error) {
    throw error instanceof NoAnswer ? error : new NoAnswer(causeOf(error), { cause: error })
  } finally {
    // AbortSignal.timeout would keep a timer and later make an error for each of thousands of requests.
    clearTimeout(timer)
  }
}

/**
 * Sends every request to the host. Without `write` only GET, HEAD and the sign-in of the given accounts are sent:
 * anything else is refused with `CannotCall`. Rejects with `NoAnswer` after `timeout`. Obeys a 429;
 * stops when too many answers are 5xx (see `mostFailures`; 501 does not count).
 */
export function openHost({ write, timeout, accounts, rate, signIn }: SendOptions, fetch = globalThis.fetch) {
  const isWriting = isWritingBeside(signIn)
  const signIns = Object.values(accounts).flatMap((account) => (account ? [JSON.stringify(account)] : []))
  const turn = pacer(rate)
  let failures = 0
  let written = 0

  const mayLeave = async (request: Request) =>
    write || isReading(request) || (isCall(request, signIn) && signIns.includes(await request.clone().text()))

  function count({ status }: Response): void {
    host.answers += 1
    if (status >= 500 && status !== 501) failures += 1
    const isFailing = failures > host.answers * mostFailures.share
    if (isFailing && (host.answers >= mostFailures.answers || failures >= mostFailures.failures))
      host.stopped ??= `the host fails: ${failures} of ${host.answers} answers were 5xx, so nothing more was sent`
  }

  /** Asks once more after a hiccup or a break, unless the call could then count twice. */
  async function ask(request: Request, sent: RequestInit, undoes: boolean): Promise<Response> {
    const once = () => fetchWhole(fetch, request.url, sent, timeout)
    const call = () =>
      once().catch((error: NoAnswer) => {
        // A write may have been received nevertheless.
        if ((undoes || !isWriting(request)) && isBreak(error.message)) return once()
        throw error
      })
    const first = await call()
    if (!isHiccup(first) || request.method === 'POST' || host.stopped !== undefined) return first
    await wait(hiccup)
    return call()
  }

  const send: Send = async (request, always = false, leaving = () => {}) => {
    if (!(await mayLeave(request))) throw new CannotCall(needsWrite)
    const sent = await sentOf(request)
    for (let retry = 0; ; retry += 1) {
      await turn()
      if (host.stopped !== undefined && !always) throw new CannotCall(host.stopped)
      // Before the answer, since an interrupt may come meanwhile, and the write has changed something nevertheless.
      if (isWriting(request)) written += 1
      leaving()
      const response = await ask(request, sent, always)
      if (isWriting(request) && response.status >= 300) written -= 1
      if (response.status !== 429 || retry === mostRetries) {
        count(response)
        return response
      }
      await wait(Math.min(retryAfter(response), 60_000))
    }
  }

  const host = {
    send,
    /** Why the run was stopped, if it was: from then on only calls that undo changes are sent. */
    stopped: undefined as string | undefined,
    /** How many requests were answered. */
    answers: 0,
    /** Whether the run may have changed something: a write succeeded, or is on its way. */
    get hasWritten() {
      return written > 0
    },
  }
  return host
}
