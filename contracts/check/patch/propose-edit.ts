import type { Finding } from '#contracts/finding.ts'
import type { OpenApiSource } from '#contracts/openapi-source.ts'
import { schemaPointerOf } from '../reporters/finding-location.ts'
import { addKey, changeList, dropKey, type Edit } from './edit-yaml.ts'

/** The kind of a value, read from its short form in a finding. */
function kindOf(got: string): string | undefined {
  if (got === 'null') return 'null'
  if (got === 'true' || got === 'false') return 'boolean'
  if (got.startsWith('an array')) return 'array'
  if (got.startsWith('an object')) return 'object'
  if (got.startsWith('"') || got.startsWith('a text')) return 'string'
  if (got.trim() !== '' && Number.isFinite(Number(got))) return Number.isInteger(Number(got)) ? 'integer' : 'number'
  return undefined
}

/** The narrowest schema for a kind of value. */
const schemaOf = (kind: string) => (kind === 'array' ? '{ type: array, items: {} }' : `{ type: ${kind} }`)

/** The rules that a value of the right type can break, by their wording in a finding. */
const rules: [RegExp, string][] = [
  [/^at least .* characters$/, 'minLength'],
  [/^at most .* characters$/, 'maxLength'],
  [/^at least /, 'minimum'],
  [/^at most /, 'maximum'],
  [/^a text of the format /, 'format'],
]

/** The edit of the OpenAPI file that allows the answer of a finding; undefined if there is no simple one. */
export function proposeEdit(finding: Finding, source: OpenApiSource): Edit | undefined {
  const { path, expected, got } = finding
  // No schema can express a law.
  if (finding.class === 'behaviour' || path === '$') return undefined
  const pointer = schemaPointerOf(finding)
  if (!pointer) return undefined
  const field = pointer.at(-1) ?? ''
  const kind = kindOf(got)
  const parent = source.find(pointer.slice(0, -2))
  if (got === 'nothing')
    return parent && changeList(parent, 'required', (names) => names.filter((name) => name !== field))
  if (kind === undefined) return undefined
  const schema = source.find(pointer)
  // Several answers share a schema, so an earlier finding may have added the field; then its type may still differ.
  if (finding.class === 'additive' && !schema) {
    const properties = source.find(pointer.slice(0, -1))
    return properties && addKey(properties, field, schemaOf(kind))
  }
  if (!schema) return undefined
  const rule = rules.find(([words]) => words.test(expected))
  if (rule) return dropKey(schema, rule[1])
  if (/^".*"( or ".*")*$/.test(expected) && kind === 'string') {
    return changeList(schema, 'enum', (values) => [...new Set([...values, JSON.parse(got)])])
  }
  return changeList(schema, 'type', (types) => [...new Set([...types, kind])])
}
