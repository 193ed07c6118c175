import type { OperationId, Operations } from '#openapi/generated/operations.ts'
import type { Loose } from './asked.ts'
import { addressOf } from './request.ts'

const longest = 4000

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

function formParts(body: unknown): string {
  const parts = Object.entries(body ?? {}).flatMap(([name, value]: [string, unknown]) =>
    (Array.isArray(value) ? (value as unknown[]) : [value]).map((item) =>
      item instanceof Blob ? `${name}=@picture.png;type=${item.type}` : `${name}=${String(item)}`,
    ),
  )
  return parts.map((part) => ` -F ${quoted(part)}`).join('')
}

/** A command line that repeats a request. The bearer token is a variable: `variable` names it. */
export function curlOf(
  origin: string,
  operation: Operations[OperationId],
  asked: Loose,
  variable: string | undefined,
): string {
  const method = operation.method === 'GET' ? '' : ` -X ${operation.method}`
  const token = variable === undefined ? '' : ` -H "Authorization: Bearer $${variable}"`
  const head = `curl -i${method} ${quoted(addressOf(origin, operation, asked).href)}${token}`
  if (asked.body === undefined) return head
  if (operation.body?.contentType === 'multipart/form-data') return head + formParts(asked.body)
  const body = typeof asked.body === 'string' && asked.raw ? asked.body : JSON.stringify(asked.body)
  const shown = body.length > longest ? `${body.slice(0, longest)}…` : body
  return `${head} -H 'Content-Type: application/json' --data-raw ${quoted(shown)}`
}
