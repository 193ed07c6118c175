import type { HttpBindings } from '@hono/node-server'
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
  /** In milliseconds. A body that pauses for longer ends its connection. */
  longestPause: number
  /** In milliseconds. A connection that is silent for longer once the body is there ends. */
  longestSilence: number
}

/**
 * Whether a form has too many fields, found without reading it: hundreds of thousands would block the server. Each one
 * starts with a line of `--` and the boundary, and so does the end.
 */
function hasTooManyFields(body: Uint8Array<ArrayBuffer>, contentType: string): boolean {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) return false
  const bytes = Buffer.from(body.buffer)
  const line = `\n--${boundary}`
  let found = 0
  for (let at = bytes.indexOf(line); at !== -1 && found <= most.fields; at = bytes.indexOf(line, at + line.length))
    found += 1
  return found > most.fields
}

/**
 * Reads a request's body before the call is queued, so that a slow one does not delay the others. Answers 413 to a body
 * that is too large.
 */
export function receiveBodies(limits: Limits): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (context, next) => {
    const { raw, path, method } = context.req
    if (method === 'GET' || method === 'HEAD' || !raw.body) return next()
    const contentType = raw.headers.get('Content-Type') ?? ''
    const limit = limitFor(path, contentType, limits)
    const refusal = (status: number, message: string) =>
      // The rest of the body is never read, so the connection cannot serve another request.
      Response.json(limits.errorBody(path, { message }), { status, headers: { Connection: 'close' } })
    const tooLarge = () => refusal(413, `The request is larger than ${Math.floor(limit / megabyte)} MB.`)
    if (Number(raw.headers.get('Content-Length') ?? 0) > limit) return tooLarge()
    const { socket } = context.env.incoming
    const parts: Uint8Array[] = []
    let size = 0
    socket.setTimeout(limits.longestPause)
    try {
      // Cancelling would end the connection before the answer.
      for await (const part of raw.body.values({ preventCancel: true })) {
        size += part.length
        if (size > limit) return tooLarge()
        parts.push(part)
      }
    } catch {
      // The caller is gone, so nobody reads this.
      return refusal(408, 'The request did not arrive.')
    } finally {
      socket.setTimeout(limits.longestSilence)
    }
    const body = new Uint8Array(Buffer.concat(parts))
    if (hasTooManyFields(body, contentType)) return refusal(400, `At most ${most.fields} fields.`)
    const { headers, signal, url } = raw
    context.req.raw = new Request(url, { method, headers, signal, body })
    return next()
  }
}
