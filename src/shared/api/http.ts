import { env } from '../lib/env.ts'
import { type Reader, unusable } from './answer-reader.ts'
import { ApiError } from './api-error.ts'
import { reportDroppedRows } from './dropped-rows.ts'
import type { Call } from './send-form.ts'
import { session } from './session.ts'

/** For a whole call; files have no such limit, see `send-form.ts`. */
const timeLimit = 30_000

let ready: () => Promise<unknown> = () => Promise.resolve()

/**
 * Delays every call until `until()` resolves; a rejection fails them. The last call of this counts: `main.tsx` waits
 * for hydration, and in a build with a mock also for the backend, which the first call starts.
 */
export function delayCalls(until: () => Promise<unknown>): void {
  ready = until
}

/** Sends a call, like `fetch`. */
export type Send = (url: string, init: Call) => Promise<Response>

const hasFiles = ({ body }: Call) =>
  body instanceof FormData && [...body.values()].some((value) => typeof value !== 'string')

let senderOf = async (init: Call): Promise<Send> =>
  hasFiles(init) ? (await import('./send-form.ts')).sendForm : (url, sent) => fetch(url, sent)

/** Replaces `fetch`, for tests and for prerendering, where no page gives relative addresses an origin. */
export function sendWith(next: Send): void {
  senderOf = () => Promise.resolve(next)
}

/**
 * Calls the API without a token. Resolves to the body as `read` returns it, or `undefined` without one; throws
 * `ApiError`.
 */
export function publicHttp<T>(path: string, init: Call, read?: Reader): Promise<T> {
  return call(`${env.apiUrl}/v1${rooted(path)}`, init, read, null)
}

/** Calls the API with the token of the signed-in person, if any. */
export function tokenHttp<T>(path: string, init: Call, read?: Reader): Promise<T> {
  return call(`${env.apiUrl}/v1${rooted(path)}`, init, read, session.token())
}

/** Calls the app's own origin (`/api/…`) with the token of the signed-in person, if any. */
export function originHttp<T>(path: string, init: Call, read?: Reader): Promise<T> {
  if (!path.startsWith('/api/')) throw new TypeError(`"${path}" must begin with /api/.`)
  return call(path, init, read, session.token())
}

/** Accepts paths only: an absolute URL could send the token to another server. */
function rooted(path: string): string {
  if (/^\/[^/\\]/.test(path)) return path
  throw new TypeError(`"${path}" must begin with one slash.`)
}

async function call<T>(url: string, init: Call, read: Reader | undefined, token: string | null): Promise<T> {
  const writes = init.method !== undefined && init.method !== 'GET'
  const isLogin = url.endsWith('/auth/login')
  const changes = writes && !isLogin
  if (writes) refuseOffline()
  await ready()
  const send = await senderOf(init)
  const { response, text } = await exchange(send, url, request(init, token), changes)
  const { status } = response
  const body = parse(text)
  if (!response.ok) {
    // Ends the session only if it still has the refused token.
    if (status === 401 && !isLogin) session.expired(token)
    const isUncertain = changes && gatewayFailures.has(status)
    throw new ApiError('status', `The server answered with status ${status}.`, { status, body, isUncertain })
  }
  // A server without this call may answer with its front page.
  if (body === unreadable && isPage(response, text)) {
    throw new ApiError('unreadable', 'The shop sent a page instead of an answer.', { status, isUncertain: changes })
  }
  const reading = { dropped: 0 }
  const answer = body === unreadable ? unusable : (read?.(body, reading) ?? body)
  if (!writes) reportDroppedRows(url, reading.dropped)
  // A successful write needs no readable answer; a read without its data has failed.
  if (answer === unusable && !writes) {
    throw new ApiError('unreadable', 'The shop sent an answer that cannot be read.', { status })
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the reader has checked it against the contract
  return (answer === unusable ? undefined : answer) as T
}

/** Sent by a proxy that lost the server, which may have received the call. */
const gatewayFailures = new Set([502, 504])

function isPage(response: Response, text: string): boolean {
  return response.headers.get('content-type')?.includes('html') === true || /^\s*</.test(text)
}

/** Throws at once for a write, or for the read before it, while the browser is offline. */
export function refuseOffline(): void {
  // Node, where the unit tests run, has no `navigator.onLine`.
  if (typeof navigator === 'undefined' || !('onLine' in navigator) || navigator.onLine) return
  throw new ApiError('offline', 'You are offline. Please try again when you are connected.')
}

function request(init: Call, token: string | null): Call {
  const headers = new Headers(init.headers)
  headers.set('Accept', 'application/json')
  if (token !== null) headers.set('Authorization', `Bearer ${token}`)
  if (hasFiles(init)) return { ...init, headers }
  const limit = AbortSignal.timeout(timeLimit)
  return { ...init, headers, signal: init.signal ? AbortSignal.any([init.signal, limit]) : limit }
}

async function exchange(
  send: Send,
  url: string,
  init: Call,
  changes: boolean,
): Promise<{ response: Response; text: string }> {
  let sent = 1
  const onSent = (share: number) => {
    sent = share
    init.onSent?.(share)
  }
  try {
    const response = await send(url, { ...init, onSent })
    return { response, text: await response.text() }
  } catch (cause) {
    const reason: unknown = init.signal?.aborted ? init.signal.reason : cause
    const isLate = reason instanceof DOMException && reason.name === 'TimeoutError'
    if (init.signal?.aborted && !isLate) throw cause
    const kind = isLate ? 'timeout' : 'network'
    // A server does nothing with half a form.
    if (sent < 1) throw new ApiError(kind, 'The connection failed before everything was sent.', { cause })
    const message = isLate ? 'The shop took too long to answer.' : 'The shop could not be reached.'
    throw new ApiError(kind, message, { cause, isUncertain: changes })
  }
}

const unreadable = Symbol('not JSON')

function parse(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return unreadable
  }
}
