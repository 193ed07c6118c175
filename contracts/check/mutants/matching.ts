import { type OperationId, type Operations, operations } from '#openapi/generated/operations.ts'

const patterns = Object.values(operations).map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}))

export interface Matched {
  operation: Operations[OperationId]
  params: Readonly<Record<string, string>>
}

/** The operation that a request calls. A literal path wins over one with a parameter. */
export function match({ method, url }: Pick<Request, 'method' | 'url'>): Matched | undefined {
  const { pathname } = new URL(url)
  const fitting = patterns
    .filter(({ operation, pattern }) => operation.method === method && pattern.test(pathname))
    .toSorted((a, b) => a.operation.path.split('{').length - b.operation.path.split('{').length)[0]
  if (!fitting) return undefined
  return { operation: fitting.operation, params: { ...fitting.pattern.exec(pathname)?.groups } }
}

/** The answer with another body, status or headers. */
export function answer(
  given: Response,
  change: { body?: unknown; text?: string; status?: number; headers?: Record<string, string> },
): Response {
  const { status = given.status } = change
  const headers = new Headers(given.headers)
  for (const [name, value] of Object.entries(change.headers ?? {})) headers.set(name, value)
  headers.delete('Content-Length')
  const text = change.text ?? JSON.stringify(change.body)
  return new Response(status === 204 ? null : text, { status, headers })
}

/** The same request with another body, address or token. */
export async function alteredRequest(
  request: Request,
  change: { body?: unknown; url?: URL; token?: string; method?: string },
): Promise<Request> {
  const headers = new Headers(request.headers)
  if (change.token !== undefined) headers.set('Authorization', `Bearer ${change.token}`)
  const { method = request.method } = change
  const bodiless = method === 'GET' || method === 'HEAD'
  const given = bodiless ? undefined : await request.clone().arrayBuffer()
  const body = change.body === undefined ? given : JSON.stringify(change.body)
  return new Request(change.url ?? request.url, {
    method,
    headers,
    ...(body !== undefined && (typeof body === 'string' || body.byteLength > 0) && { body }),
  })
}
