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
  /** The calls so far, redacted, without repetitions, and how many were not kept for each reason. */
  calls: () => ReturnType<typeof redact> & { lost: Readonly<Record<string, number>> }
}

const isForm = (headers: Headers) => headers.get('Content-Type')?.startsWith('multipart/') ?? false
const keyOf = ({ method, path, token = '', sent = '' }: RecordedCall) => `${method} ${path} ${token} ${sent}`

/** Drops each call that repeats an earlier one with the same answer, if nothing was written in between. */
function withoutRepeats(calls: readonly RecordedCall[]): RecordedCall[] {
  const last = new Map<string, string>()
  return calls.filter((call) => {
    if (call.method !== 'GET' && call.status < 300) last.clear()
    const key = keyOf(call)
    const answer = JSON.stringify(call)
    const isRepeat = last.get(key) === answer
    last.set(key, answer)
    return !isRepeat
  })
}

/** Why an answer cannot be kept: a 304 says only that the caller has it, and nothing can replay 600. */
function unkept({ status }: Response, { length }: string): string | undefined {
  if (status < 200 || status > 599 || status === 304) return `answered with ${status}`
  return length > largestAnswer ? 'with an answer above 5 MB' : undefined
}

/** `origin` is where the host is, which may end in a path. `onCall` is called after each recorded call. */
export function createRecorder({ operations }: Contract, origin: string, onCall?: () => void): Recorder {
  const raw: Array<RawCall | undefined> = []
  const lost: Record<string, number> = {}
  const lose = (reason: string) => {
    lost[reason] = (lost[reason] ?? 0) + 1
  }
  const base = new URL(origin).pathname.replace(/\/$/, '')

  /** An address on the host without the path of its origin, and the operations there; undefined if it is elsewhere. */
  function placeOf(address: URL) {
    if (address.origin !== new URL(origin).origin || !address.pathname.startsWith(`${base}/`)) return undefined
    const url = new URL(address)
    url.pathname = address.pathname.slice(base.length)
    return { url, found: operationsAt(operations, url.pathname) }
  }

  function nextOf(request: Request, { headers }: Response): RawCall['next'] {
    const target = URL.parse(headers.get('Location') ?? '', request.url)
    const { url, found: [operation] = [] } = (target && placeOf(target)) ?? {}
    return url && operation && { operation, url }
  }

  async function listen(send: Send, request: Request, always?: boolean): Promise<Response> {
    const { url, found = [] } = placeOf(new URL(request.url)) ?? {}
    const operation = found.find(({ method }) => method === request.method)
    if (!url || !operation) {
      lose('outside of the contract')
      return send(request, always)
    }
    // In the order of the requests, whichever answer comes first.
    const place = raw.push(undefined) - 1
    // Forms contain pictures, which are not recorded.
    const sent = request.body && !isForm(request.headers) ? await request.clone().text() : ''
    const read = async () => {
      const response = await send(request, always)
      return { response, text: await response.clone().text() }
    }
    const { response, text } = await read().catch((error: unknown) => {
      lose('without a whole answer')
      throw error
    })
    const reason = unkept(response, text)
    if (reason !== undefined) lose(reason)
    else {
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
      const { calls, ...others } = redact(raw.filter((call) => call !== undefined))
      return { calls: withoutRepeats(calls), ...others, lost }
    },
  }
}
