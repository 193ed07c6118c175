import { isObject, type Json } from './json.ts'

type Draft = Record<string, unknown>

const inLists = ['allOf', 'anyOf', 'oneOf', 'prefixItems']
const single = ['items', 'not', 'additionalProperties']

/** `nullable`, which OpenAPI 3.0 has in place of the type `null`. */
function withNull({ nullable, ...schema }: Draft): Draft {
  if (nullable !== true) return schema
  const { type, enum: values } = schema
  const own = Array.isArray(values) && !values.includes(null) ? { ...schema, enum: [...values, null] } : schema
  if (typeof type === 'string') return { ...own, type: [type, 'null'] }
  return 'enum' in own ? own : { anyOf: [own, { type: 'null' }] }
}

/** `exclusiveMinimum: true`, which says that `minimum` itself is not allowed. */
function withLimits({ exclusiveMinimum, exclusiveMaximum, minimum, maximum, ...schema }: Draft): Draft {
  return {
    ...schema,
    ...(minimum !== undefined && { [exclusiveMinimum === true ? 'exclusiveMinimum' : 'minimum']: minimum }),
    ...(maximum !== undefined && { [exclusiveMaximum === true ? 'exclusiveMaximum' : 'maximum']: maximum }),
  }
}

/** A schema of OpenAPI 3.0 as one of JSON schema 2020-12, which OpenAPI 3.1 uses. */
function modern(given: unknown): unknown {
  if (!isObject(given)) return given
  // What stands beside a reference has no meaning in 3.0.
  if (typeof given.$ref === 'string') return { $ref: given.$ref }
  const schema: Draft = { ...given }
  for (const key of inLists) if (Array.isArray(schema[key])) schema[key] = (schema[key] as unknown[]).map(modern)
  for (const key of single) if (key in schema) schema[key] = modern(schema[key])
  if (isObject(schema.properties)) schema.properties = eachOf(schema.properties, modern)
  return withNull(withLimits(schema))
}

const eachOf = (all: Json, change: (value: unknown) => unknown): Json =>
  Object.fromEntries(Object.entries(all).map(([key, value]) => [key, change(value)]))

/** Parts of a document that hold values, not schemas. */
const values = new Set(['example', 'examples'])
/** Parts whose keys are names, which may be those of keywords: an answer's is `default`. */
const maps = new Set(['responses', 'headers', 'callbacks', 'parameters', 'requestBodies', 'pathItems'])

function inside(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(inside)
  if (!isObject(part)) return part
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      if (values.has(key)) return [key, value]
      if (maps.has(key) && isObject(value)) return [key, eachOf(value, inside)]
      return [key, key === 'schema' ? modern(value) : inside(value)]
    }),
  )
}

/** An OpenAPI 3.0 document with its schemas as OpenAPI 3.1 spells them; one of 3.1 is returned as it is. */
export function inOneSpelling(document: Json): Json {
  if (!String(document.openapi).startsWith('3.0')) return document
  const { components = {}, ...rest } = document
  const { schemas = {}, ...others } = components as Json
  return {
    ...(inside(rest) as Json),
    components: { ...(inside(others) as Json), schemas: eachOf(schemas as Json, modern) },
  }
}
