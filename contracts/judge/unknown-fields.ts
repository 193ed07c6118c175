import { isObject, type Path } from '#openapi/contract/json.ts'
import type { Schema } from '#openapi/contract/schema.ts'
import { mismatchAt, type SchemaMismatch } from './schema-mismatches.ts'

/** Of the choices of a schema those that a value may be: with their required fields, else all. */
function choicesFor({ choices = [] }: Schema, value: unknown): readonly Schema[] {
  const kind = Array.isArray(value) ? 'array' : typeof value
  const ofType = choices.filter(({ types }) => types.length === 0 || types.includes(kind))
  const fitting = ofType.filter(({ required }) => isObject(value) && required.every((name) => name in value))
  return fitting.length > 0 ? fitting : ofType
}

/** The schemas that describe a value: its own, and those of its choices. */
const describing = (schema: Schema, value: unknown): Schema[] => [
  schema,
  ...choicesFor(schema, value).flatMap((choice) => describing(choice, value)),
]

/** The fields of a value, wherever they are in it, that its schema does not document, or documents for requests alone. */
export function unknownFields(whole: Schema, body: unknown): SchemaMismatch[] {
  const found: SchemaMismatch[] = []
  const visit = (schemas: readonly Schema[], value: unknown, path: Path): void => {
    if (schemas.length === 0) return
    const all = schemas.flatMap((schema) => describing(schema, value))
    if (Array.isArray(value)) {
      const items = all.flatMap((schema) => schema.items ?? [])
      if (items.length > 0) for (const [index, item] of value.entries()) visit(items, item, [...path, index])
    } else if (isObject(value))
      for (const [name, inner] of Object.entries(value)) {
        const named = all.flatMap(({ properties }) =>
          properties && Object.hasOwn(properties, name) ? (properties[name] ?? []) : [],
        )
        const isForRequests = named.length > 0 && named.every(({ writeOnly }) => writeOnly === true)
        const others = named.length > 0 ? named : all.flatMap((schema) => schema.additionalProperties ?? [])
        const isKnown = others.length > 0 || all.some(({ isOpen }) => isOpen)
        if (isKnown && !isForRequests) visit(others, inner, [...path, name])
        else {
          const about = { class: 'additive', rule: 'no such field', expected: 'no such field' } as const
          found.push(mismatchAt(about, [...path, name], body))
        }
      }
  }
  visit([whole], body, [])
  return found
}
