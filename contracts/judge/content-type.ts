import type { Body } from '#openapi/contract/contract.ts'
import { bareType, bodyOfType, isJsonType } from '#openapi/contract/media-type.ts'
import type { Answer } from './answer.ts'
import type { SchemaMismatch } from './schema-mismatches.ts'

const charset = (contentType: string) => /;\s*charset="?([\w-]+)/i.exec(contentType)?.[1]?.toLowerCase()

/** The type of an answer must be one of those that are documented, or within a documented range. */
export function contentTypeMismatches(documented: readonly Body[], answer: Answer): SchemaMismatch[] {
  const type = answer.contentType ?? ''
  const expected = [...new Set(documented.map(({ contentType }) => contentType))].join(' or ')
  const about = { class: 'protocol', rule: 'content-type', path: 'content-type' } as const
  const body = bodyOfType(documented, type)
  if (!body) return [{ ...about, expected, got: bareType(type) || 'nothing' }]
  // JSON is UTF-8 (RFC 8259): a client that follows another charset would read wrong letters.
  const letters = charset(type) ?? 'utf-8'
  return letters === 'utf-8' || letters === 'utf8' || !isJsonType(bareType(type))
    ? []
    : [{ ...about, expected: `${body.contentType} in UTF-8`, got: `charset ${letters}` }]
}
