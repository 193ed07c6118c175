import type { Finding, Kind, Rule } from '#contracts/judge/finding.ts'
import type { OpenApiSource } from '#contracts/judge/contract/openapi-source.ts'
import { schemaPointerOf } from '../reporters/finding-location.ts'
import { addKey, changeList, dropKey, type Edit } from './edit-yaml.ts'

/** The narrowest schema for a kind of value. */
const schemaOf = (kind: Kind) => (kind === 'array' ? '{ type: array, items: {} }' : `{ type: ${kind} }`)

/** The rules that an edit takes out of a schema. */
const removable: ReadonlySet<Rule> = new Set<Rule>(['minLength', 'maxLength', 'minimum', 'maximum', 'format'])

/** The edit of the OpenAPI file that allows the answer of a finding; undefined if there is no simple one. */
export function proposeEdit(finding: Finding, source: OpenApiSource): Edit | undefined {
  const { path, rule, kind, value } = finding
  // No schema can express a law.
  if (rule === 'law' || path === '$') return undefined
  const pointer = schemaPointerOf(finding)
  if (!pointer) return undefined
  const field = pointer.at(-1) ?? ''
  const parent = source.find(pointer.slice(0, -2))
  if (rule === 'required')
    return parent && changeList(parent, 'required', (names) => names.filter((name) => name !== field))
  if (kind === undefined) return undefined
  const schema = source.find(pointer)
  // Several answers share a schema, so an earlier finding may have added the field; then its type may still differ.
  if (rule === 'no such field' && !schema) {
    const properties = source.find(pointer.slice(0, -1))
    return properties && addKey(properties, field, schemaOf(kind))
  }
  if (!schema) return undefined
  if (removable.has(rule)) return dropKey(schema, rule)
  if (rule === 'enum' && value !== undefined)
    return changeList(schema, 'enum', (values) => [...new Set([...values, value])])
  return rule === 'type' || rule === 'no such field'
    ? changeList(schema, 'type', (types) => [...new Set([...types, kind])])
    : undefined
}
