import type { MiddlewareHandler } from 'hono'

const megabyte = 1024 * 1024
/** What surrounds the files of a form: boundaries and the other fields. */
const formOverhead = 64 * 1024
const largestForm: Record<string, number> = { '/v1/upload': 5 * megabyte }
/** Ten pictures of 5 MB: what the contract lets a return or a review carry. */
const otherForms = 50 * megabyte

/** The most bytes that a request to `path` may carry. */
function limitFor(path: string, contentType: string): number {
  if (!contentType.startsWith('multipart/form-data')) return megabyte
  return (largestForm[path] ?? otherForms) + formOverhead
}

/** The whole of a body, or undefined as soon as it grows past `limit` bytes. */
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

const refusal = (path: string, status: number, message: string) =>
  Response.json(path.startsWith('/api/') ? { error: message } : { message }, {
    status,
    // The rest of the body is never read, so that the connection cannot serve another request.
    headers: { Connection: 'close' },
  })

/**
 * Reads a request's body before the call takes its turn, so that one that arrives slowly holds up nobody.
 * Answers 413 to a body that is too large; one that never ends is cut off by the server's time limit.
 */
export const receiveBody: MiddlewareHandler = async (context, next) => {
  const { raw, path, method } = context.req
  if (method === 'GET' || method === 'HEAD' || !raw.body) return next()
  const limit = limitFor(path, raw.headers.get('Content-Type') ?? '')
  const tooLarge = () => refusal(path, 413, `The request is larger than ${Math.floor(limit / megabyte)} MB.`)
  if (Number(raw.headers.get('Content-Length') ?? 0) > limit) return tooLarge()
  try {
    const body = await readAtMost(limit, raw.body)
    if (!body) return tooLarge()
    const { headers, signal, url } = raw
    context.req.raw = new Request(url, { method, headers, signal, body })
  } catch {
    // The caller is gone, or the server has cut the connection off: nobody reads this.
    return refusal(path, 408, 'The request did not arrive in time.')
  }
  return next()
}

/** Answers 404 to an address that no client of the shop would send: a doubled slash, control characters, broken escapes. */
export const refuseMalformedAddress: MiddlewareHandler = async ({ req }, next) => {
  // What has none of these signs cannot be malformed, and is what nearly every call is.
  if (!/%|\/\/|\\/.test(req.url.slice(req.url.indexOf('://') + 3))) return next()
  const { pathname } = new URL(req.url)
  const readable = (() => {
    try {
      return decodeURIComponent(pathname)
    } catch {
      return '\0'
    }
  })()
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (pathname.includes('//') || /[\x00-\x1f\x7f\\]/.test(readable))
    return refusal(pathname, 404, 'There is nothing at this address.')
  return next()
}
