import type { Answer } from './answer.ts'
import type { SchemaMismatch } from './schema-mismatches.ts'

const essence = (contentType: string | null) => contentType?.split(';')[0]?.trim().toLowerCase() ?? ''

const charset = (contentType: string | null) => /;\s*charset="?([\w-]+)/i.exec(contentType ?? '')?.[1]?.toLowerCase()

export function contentTypeMismatches(contentType: string, answer: Answer): SchemaMismatch[] {
  const type = essence(answer.contentType)
  const about = { class: 'protocol', rule: 'content-type', path: 'content-type' } as const
  if (type !== contentType) return [{ ...about, expected: contentType, got: type || 'nothing' }]
  // JSON is UTF-8 (RFC 8259): a client that follows another charset would read wrong letters.
  const letters = charset(answer.contentType) ?? 'utf-8'
  return letters === 'utf-8' || letters === 'utf8'
    ? []
    : [{ ...about, expected: `${contentType} in UTF-8`, got: `charset ${letters}` }]
}
