import type { OperationId, Operations } from '#openapi/generated/operations.ts'
import type { Loose } from './asked.ts'

function formOf(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {}) as Array<[string, unknown]>) {
    for (const item of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (item instanceof Blob) form.append(name, item, 'picture.png')
      else form.append(name, String(item))
    }
  }
  return form
}

/** A text as a part of an address. Half an emoji, for which there is no such form, stands for a broken letter. */
export const encodedPart = (text: string) => encodeURIComponent(text.toWellFormed())

/** The URL of an operation on the host at `origin`, which may end in a path. */
export function addressOf(origin: string, operation: Operations[OperationId], { params = {}, query = {} }: Loose): URL {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodedPart(params[name] ?? ''))
  const url = new URL(origin + path)
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return url
}

/** The HTTP request for an operation on the host at `origin`. */
export function requestFor(origin: string, operation: Operations[OperationId], asked: Loose, token?: string): Request {
  const { body, raw = false } = asked
  const headers = new Headers({ Accept: 'application/json' })
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
  const multipart = operation.body?.contentType === 'multipart/form-data'
  if (body !== undefined && !multipart) headers.set('Content-Type', 'application/json')
  const text = () => (raw && typeof body === 'string' ? body : JSON.stringify(body))
  return new Request(addressOf(origin, operation, asked), {
    method: operation.method,
    headers,
    // A redirect is judged, not followed: it could take the token to another host.
    redirect: 'manual',
    ...(body !== undefined && { body: multipart ? formOf(body) : text() }),
  })
}
