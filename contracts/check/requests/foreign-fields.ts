import type { OperationId } from '#openapi/generated/operations.ts'
import {
  answerSchema,
  bodySchema,
  nameOf,
  resolve,
  type Schema,
  typesOf,
  usualStatus,
} from '#contracts/judge/contract/openapi.ts'
import { isObject, type Json } from '#contracts/judge/contract/records.ts'

/** A value that no record of the host has by itself, of the type that the schema asks for. */
function foreignValue({ type, format, enum: values }: Schema): unknown {
  const types = typesOf({ type })
  if (values || format === 'email') return undefined
  if (format === 'date-time') return '2001-02-03T04:05:06.000Z'
  if (types.includes('integer')) return 987_654
  if (types.includes('number')) return 987_654.25
  return types.includes('string') ? 'a-foreign-value' : undefined
}

/** The fields of every object that an answer may show, links left out, since they lead to other records. */
function fieldsUnder(given: Schema | undefined, depth = 0): Record<string, Schema> {
  if (!given || depth > 3) return {}
  const { properties = {}, oneOf = [], items } = resolve(given)
  const inner = Object.values(properties).filter((field) => depth === 0 || nameOf(field) !== undefined)
  const under = [...inner, ...oneOf, ...(items ? [items] : [])].map((each) => fieldsUnder(each, depth + 1))
  return { ...Object.assign({}, ...under), ...properties }
}

/** What an answer shows and the request's schema has not: an id, a price, an owner, a time. */
export function foreignFields(id: OperationId): Json {
  const sent = bodySchema(id)
  if (!sent) return {}
  const known = new Set(Object.keys(resolve(sent).properties ?? {}))
  const shown = fieldsUnder(answerSchema(id, usualStatus(id)))
  return Object.fromEntries(
    Object.entries(shown).flatMap(([name, schema]) => {
      const value = known.has(name) ? undefined : foreignValue(resolve(schema))
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** Where a body shows one of these values under its name. */
export function* obeyedIn(body: unknown, foreign: Json, path = '$'): Generator<{ path: string; got: string }> {
  if (Array.isArray(body))
    for (const [index, item] of body.entries()) yield* obeyedIn(item, foreign, `${path}[${index}]`)
  if (!isObject(body)) return
  for (const [name, value] of Object.entries(body)) {
    if (name in foreign && value === foreign[name]) yield { path: `${path}.${name}`, got: String(value) }
    yield* obeyedIn(value, foreign, `${path}.${name}`)
  }
}
