import type { Contract } from '#openapi/contract/contract.ts'
import { operationsAt } from '#mocks/engine/call/operation-at.ts'
import type { RecordedCall } from '#mocks/engine/tape/recording-file.ts'
import { type RawCall, redact } from './redact.ts'

type Send = (request: Request, always?: boolean) => Promise<Response>

/** Larger answers cannot come from this API, and would fill the memory. */
const largestAnswer = 5_000_000

/** Records calls. */
export interface Recorder {
  /** Wraps `send` to record its calls. */
  listening: (send: Send) => Send
  /** The calls so far, redacted, without repetitions. */
  calls: () => ReturnType<typeof redact>
}

const isForm = (headers: Headers) => headers.get('Content-Type')?.startsWith('multipart/') ?? false
const keyOf = ({ method, path, token = '', sent = '' }: RecordedCall) => `${method} ${path} ${token} ${sent}`

/** Drops each call that repeats an earlier one with the same answer, if nothing was written in between. */
function withoutRepeats(calls: readonly RecordedCall[]): RecordedCall[] {
  const last = new Map<string, string>()
  return calls.filter((call) => {
    if (call.method !== 'GET' && call.status < 300) last.clear()
    const [key, answer] = [keyOf(call), JSON.stringify(call)]
    const isRepeat = last.get(key) === answer
    last.set(key, answer)
    return !isRepeat
  })
}

/** Whether an answer says what a read shows: a 304 says only that the caller has it, and nothing can replay 600. */
const isWhole = ({ status }: Response) => status >= 200 && status < 600 && status !== 304

/** `origin` is where the host is, which may end in a path. `onCall` is called after each recorded call. */
export function createRecorder({ operations }: Contract, origin: string, onCall?: () => void): Recorder {
  const raw: Array<RawCall | undefined> = []
  const base = new URL(origin).pathname.replace(/\/$/, '')

  /** An address on the host without the path of its origin, and the operations there; undefined if it is elsewhere. */
  function placeOf(address: URL) {
    if (address.origin !== new URL(origin).origin || !address.pathname.startsWith(`${base}/`)) return undefined
    const url = new URL(address)
    url.pathname = address.pathname.slice(base.length)
    // An empty part of a path would move the parameters after it.
    return url.pathname.includes('//') ? undefined : { url, found: operationsAt(operations, url.pathname) }
  }

  function nextOf(request: Request, { headers }: Response): RawCall['next'] {
    const target = URL.parse(headers.get('Location') ?? '', request.url)
    const { url, found: [operation] = [] } = (target && placeOf(target)) ?? {}
    return url && operation && { operation, url }
  }

  async function listen(send: Send, request: Request, always?: boolean): Promise<Response> {
    const { url, found = [] } = placeOf(new URL(request.url)) ?? {}
    const operation = found.find(({ method }) => method === request.method)
    if (!url || !operation) return send(request, always)
    // In the order of the requests, whichever answer comes first.
    const place = raw.push(undefined) - 1
    // Forms contain pictures, which are not recorded.
    const sent = request.body && !isForm(request.headers) ? await request.clone().text() : ''
    const response = await send(request, always)
    const text = await response.clone().text()
    if (text.length <= largestAnswer && isWhole(response)) {
      const { status, headers } = response
      const next = nextOf(request, response)
      raw[place] = {
        operation,
        url,
        requestHeaders: request.headers,
        sent,
        status,
        headers,
        text,
        ...(next && { next }),
      }
      onCall?.()
    }
    return response
  }

  return {
    listening: (send) => (request, always) => listen(send, request, always),
    calls: () => {
      const { calls, counts } = redact(raw.filter((call) => call !== undefined))
      return { calls: withoutRepeats(calls), counts }
    },
  }
}
