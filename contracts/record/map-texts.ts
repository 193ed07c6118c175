import { isPersonalKind, type Personal } from '../judge/personal.ts'
import type { Schema } from '#openapi/contract/schema.ts'
import { type Exact, isExact } from './exact-json.ts'

/** Returns the replacement of a text; `kind` is set if the contract marks the text as personal. */
export type Visit = (text: string, kind?: Personal) => string

/** Replaces a text in an undocumented field, which could contain anything. */
export const unknownText = '[redacted]'

const typeOf = (value: unknown) =>
  Array.isArray(value) ? 'array' : value === null ? 'null' : isExact(value) ? 'number' : typeof value
const typesOf = ({ types }: Schema) => types.map((name) => (name === 'integer' ? 'number' : name))

/** The schema of a value, if it is documented here. */
function schemaFor(value: unknown, schema: Schema | undefined): Schema | undefined {
  if (!schema) return undefined
  return schema.choices ? schema.choices.find((one) => typesOf(one).includes(typeOf(value))) : schema
}

const isNumeric = (text: string) => /^-?\d+(\.\d+)?$/.test(text)

function leaf(value: string | number | Exact, schema: Schema | undefined, visit: Visit): unknown {
  const text = typeof value === 'object' ? value.rawJSON : String(value)
  const word = schema?.['x-personal']
  const kind = isPersonalKind(word) ? word : undefined
  const types = schema ? typesOf(schema) : []
  const isKnown =
    types.includes('string') || (types.includes('number') && (typeof value !== 'string' || isNumeric(text)))
  if (typeof value === 'string') return isKnown ? visit(text, kind) : unknownText
  return isKnown && kind === undefined && visit(text) === text ? value : 0
}

/** JSON with each text replaced by the result of `visit`. Undocumented texts and numbers are blanked. */
export function mapTexts(value: unknown, given: Schema | undefined, visit: Visit): unknown {
  const schema = schemaFor(value, given)
  if (isExact(value)) return leaf(value, schema, visit)
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, schema?.items, visit))
  if (typeof value === 'object' && value !== null) {
    const { properties = {}, additionalProperties } = schema ?? {}
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]: [string, unknown]) => {
        const field = Object.hasOwn(properties, name) ? properties[name] : undefined
        return [field ? name : visit(name), mapTexts(inner, field ?? additionalProperties, visit)]
      }),
    )
  }
  return typeof value === 'string' || typeof value === 'number' ? leaf(value, schema, visit) : value
}
