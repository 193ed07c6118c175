/** What a call sends, as for `fetch`. */
export interface Call extends RequestInit {
  /** Called with the share of a form with files, 0 to 1, that has left the device; never if a worker answers. */
  onSent?: ((share: number) => void) | undefined
}

/** How long nothing may move, in milliseconds. */
const patience = 30_000
/** What the buffers of a device may hold, in bytes: it counts as sent while a slow line still carries it. */
const buffered = 4 * 1024 * 1024
/** The slowest line that is waited for, in bytes a millisecond: a quarter of a megabit a second. */
const slowest = 32

/** A form on its way. */
interface Sending {
  /** How much of it a device may hold, in bytes. */
  size: number
  /** Begins to wait anew. */
  wait: () => void
}

/** They share one line: what moves one of them moves them all, and each waits until the line has carried all. */
const underWay = new Set<Sending>()
const moved = () => underWay.forEach(({ wait }) => wait())
const longestSilence = () => patience + [...underWay].reduce((sum, { size }) => sum + size, 0) / slowest

const hasNoBody = new Set([204, 205, 304])

function sizeOf(form: FormData): number {
  return [...form.values()].reduce((sum, value) => sum + (typeof value === 'string' ? value.length : value.size), 0)
}

/**
 * Sends a form with files like `fetch`, which could not tell how far it is. Instead of a time limit for the whole call, it rejects
 * with a `TimeoutError` once nothing has moved for a while.
 */
export function sendForm(url: string, { method, headers, body, signal, onSent }: Call): Promise<Response> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    const form = body instanceof FormData ? body : new FormData()
    let timer: ReturnType<typeof setTimeout> | undefined

    function end(reason: unknown): void {
      reject(reason)
      call.abort()
    }
    const onAbort = () => end(signal?.reason)
    function wait(): void {
      clearTimeout(timer)
      timer = setTimeout(() => end(new DOMException('Nothing moves.', 'TimeoutError')), longestSilence())
    }
    const sending: Sending = { size: Math.min(sizeOf(form), buffered), wait }

    call.upload.addEventListener('progress', ({ loaded, total }) => {
      moved()
      onSent?.(total > 0 ? loaded / total : 0)
    })
    call.addEventListener('progress', moved)
    call.addEventListener('load', () => {
      moved()
      const type = call.getResponseHeader('content-type')
      const { status, responseText } = call
      const answer = hasNoBody.has(status) ? null : responseText
      resolve(new Response(answer, { status, ...(type !== null && { headers: { 'content-type': type } }) }))
    })
    call.addEventListener('error', () => reject(new TypeError('Failed to send the form.')))
    call.addEventListener('loadend', () => {
      clearTimeout(timer)
      underWay.delete(sending)
      signal?.removeEventListener('abort', onAbort)
    })

    if (signal?.aborted) {
      onAbort()
      return
    }
    signal?.addEventListener('abort', onAbort)
    call.open(method ?? 'POST', url)
    new Headers(headers).forEach((value, name) => call.setRequestHeader(name, value))
    underWay.add(sending)
    moved()
    call.send(form)
  })
}
