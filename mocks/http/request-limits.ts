import type { MiddlewareHandler } from 'hono'
import type { ErrorBody } from '../engine/call/problem.ts'
import { most } from '../engine/call/read-request.ts'

const megabyte = 1024 * 1024
/** Room for the boundaries and other fields of a form with files. */
const formOverhead = 64 * 1024
/** Ten pictures of 5 MB, the maximum of a return or a review. */
const otherForms = 50 * megabyte

/** The maximum size of a request to `path`, in bytes. */
function limitFor(path: string, contentType: string, { largestForms = {} }: Limits): number {
  if (!/^\s*multipart\/form-data\b/i.test(contentType)) return megabyte
  return (largestForms[path] ?? otherForms) + formOverhead
}

interface Limits {
  /** The maximum size of the files in a form to a path, in bytes; 50 MB for the others. */
  largestForms?: Readonly<Record<string, number>>
  errorBody: ErrorBody
  /** A body may go on as long as it brings 32 kB in each of these spans, in milliseconds. */
  window: number
  /** Of all bodies that are on their way together, in bytes: beyond it the server could run out of memory. */
  mostHeld?: number
}

const leastInWindow = 32 * 1024

type BodyRead = Uint8Array<ArrayBuffer> | 'too large' | 'too slow' | 'too many'

/** The whole body, or why it was given up on its way. */
async function readAtMost(
  limit: number,
  body: ReadableStream<Uint8Array>,
  { window, mostHeld = 256 * megabyte }: Limits,
  held: { bytes: number },
): Promise<BodyRead> {
  const reader = body.getReader()
  const parts: Uint8Array[] = []
  const tooSlow = Promise.withResolvers<'too slow'>()
  const over = new AbortController()
  let [size, before] = [0, 0]
  const watch = setInterval(() => {
    if (size - before < leastInWindow) tooSlow.resolve('too slow')
    before = size
  }, window)
  async function read(): Promise<BodyRead> {
    for (let part = await reader.read(); !part.done && !over.signal.aborted; part = await reader.read()) {
      size += part.value.length
      held.bytes += part.value.length
      if (size > limit) return 'too large'
      if (held.bytes > mostHeld) return 'too many'
      parts.push(part.value)
    }
    return new Uint8Array(Buffer.concat(parts))
  }
  try {
    return await Promise.race([read(), tooSlow.promise])
  } finally {
    clearInterval(watch)
    over.abort()
    held.bytes -= size
  }
}

/**
 * Whether a form has too many fields, found without reading it: hundreds of thousands would block the server. Each one
 * starts with a line of `--` and the boundary, and so does the end.
 */
function hasTooManyFields(body: Uint8Array<ArrayBuffer>, contentType: string): boolean {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) return false
  const [bytes, line] = [Buffer.from(body.buffer), `\n--${boundary}`]
  let found = 0
  for (let at = bytes.indexOf(line); at !== -1 && found <= most.fields; at = bytes.indexOf(line, at + line.length))
    found += 1
  return found > most.fields
}

/**
 * Reads a request's body before the call is queued, so that a slow one does not delay the others. Answers 413 to a body
 * that is too large, 408 to one that hardly moves, 503 while too many are on their way.
 */
export function receiveBodies(limits: Limits): MiddlewareHandler {
  const held = { bytes: 0 }
  const refusal = (path: string, status: number, message: string) =>
    Response.json(limits.errorBody(path, { message }), {
      status,
      // The rest of the body is never read, so the connection cannot serve another request.
      headers: { Connection: 'close' },
    })
  return async (context, next) => {
    const { raw, path, method } = context.req
    if (method === 'GET' || method === 'HEAD' || !raw.body) return next()
    const contentType = raw.headers.get('Content-Type') ?? ''
    const limit = limitFor(path, contentType, limits)
    const tooLarge = () => refusal(path, 413, `The request is larger than ${Math.floor(limit / megabyte)} MB.`)
    if (Number(raw.headers.get('Content-Length') ?? 0) > limit) return tooLarge()
    try {
      const body = await readAtMost(limit, raw.body, limits, held)
      if (body === 'too large') return tooLarge()
      if (body === 'too slow') return refusal(path, 408, 'The request came too slowly. Please send it again.')
      if (body === 'too many') return refusal(path, 503, 'Too much is being sent at once. Please try again later.')
      if (hasTooManyFields(body, contentType)) return refusal(path, 400, `At most ${most.fields} fields.`)
      const { headers, signal, url } = raw
      context.req.raw = new Request(url, { method, headers, signal, body })
    } catch {
      // The caller is gone, so nobody reads this.
      return refusal(path, 408, 'The request did not arrive.')
    }
    return next()
  }
}
