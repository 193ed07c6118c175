import type { MiddlewareHandler } from 'hono'
import { most } from '../engine/call/read-request.ts'

const megabyte = 1024 * 1024
/** Room for the boundaries and other fields of a form with files. */
const formOverhead = 64 * 1024
const largestForm: Record<string, number> = { '/v1/upload': 5 * megabyte }
/** Ten pictures of 5 MB, the maximum of a return or a review. */
const otherForms = 50 * megabyte

/** The maximum size of a request to `path`, in bytes. */
function limitFor(path: string, contentType: string): number {
  if (!contentType.startsWith('multipart/form-data')) return megabyte
  return (largestForm[path] ?? otherForms) + formOverhead
}

/** The whole body, or undefined as soon as it exceeds `limit` bytes. */
async function readAtMost(
  limit: number,
  body: ReadableStream<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body) {
    size += part.length
    if (size > limit) return undefined
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
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

const refusal = (path: string, status: number, message: string) =>
  Response.json(path.startsWith('/api/') ? { error: message } : { message }, {
    status,
    // The rest of the body is never read, so the connection cannot serve another request.
    headers: { Connection: 'close' },
  })

/**
 * Reads a request's body before the call is queued, so that a slow one does not delay the others.
 * Answers 413 to a body that is too large; the server's time limit ends one that never finishes.
 */
export const receiveBody: MiddlewareHandler = async (context, next) => {
  const { raw, path, method } = context.req
  if (method === 'GET' || method === 'HEAD' || !raw.body) return next()
  const contentType = raw.headers.get('Content-Type') ?? ''
  const limit = limitFor(path, contentType)
  const tooLarge = () => refusal(path, 413, `The request is larger than ${Math.floor(limit / megabyte)} MB.`)
  if (Number(raw.headers.get('Content-Length') ?? 0) > limit) return tooLarge()
  try {
    const body = await readAtMost(limit, raw.body)
    if (!body) return tooLarge()
    if (hasTooManyFields(body, contentType)) return refusal(path, 400, `At most ${most.fields} fields.`)
    const { headers, signal, url } = raw
    context.req.raw = new Request(url, { method, headers, signal, body })
  } catch {
    // The caller is gone or the server has closed the connection, so nobody reads this.
    return refusal(path, 408, 'The request did not arrive in time.')
  }
  return next()
}

/** Answers 400 to a malformed address: a doubled slash, a backslash, control characters, or broken escapes. */
export const refuseMalformedAddress: MiddlewareHandler = async ({ req }, next) => {
  // Fast path for nearly every call: an address without these characters cannot be malformed.
  if (!/%|\/\/|\\/.test(req.url.slice(req.url.indexOf('://') + 3))) return next()
  const { pathname } = new URL(req.url)
  const readable = (() => {
    try {
      return decodeURIComponent(pathname)
    } catch {
      return '\0'
    }
  })()
  // oxlint-disable-next-line no-control-regex -- it looks for control characters
  if (pathname.includes('//') || /[\x00-\x1f\x7f\\]/.test(readable))
    return refusal(
      pathname,
      400,
      'The address is malformed: it has a doubled slash, a backslash, a control character or a broken escape.',
    )
  return next()
}
