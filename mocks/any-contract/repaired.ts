import { isObject, type Json, objectIn } from '#openapi/contract/json.ts'
import { madeUp } from '#openapi/contract/made-up.ts'
import type { Schema } from '#openapi/contract/schema.ts'
import { isOfTheOther, type SchemaError, type Validate } from '#openapi/contract/validator.ts'

const inAnswer = { unique: (text: string) => text, inAnswer: true }

/** How often a value is looked at again, since a mend may show what was hidden before. */
const rounds = 4

const keysOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))

const inside = (schema: Schema | undefined, key: string): Schema | undefined =>
  schema?.items ?? schema?.properties?.[key] ?? schema?.additionalProperties ?? schema?.choices?.[0]

/** The value with another one at some keys; undefined takes the field away. */
function withAt(value: unknown, [key, ...rest]: readonly string[], make: (old: unknown) => unknown): unknown {
  if (key === undefined) return make(value)
  if (Array.isArray(value))
    return value.map((each, at) => (String(at) === key ? withAt(each, rest, make) : (each as unknown)))
  const { [key]: old, ...others } = objectIn(value)
  const next = withAt(old, rest, make)
  return next === undefined ? others : { ...objectIn(value), [key]: next }
}

/** The value without what one error is of. */
function mended(schema: Schema, value: unknown, { keyword, params, instancePath }: SchemaError): unknown {
  const given: Json = objectIn(params)
  const extra = given.additionalProperty ?? given.unevaluatedProperty ?? given.propertyName
  const [missing] = [given.missingProperty, extra].filter((name) => typeof name === 'string')
  const keys = [...keysOf(instancePath), ...(typeof missing === 'string' ? [missing] : [])]
  const at = keys.reduce<Schema | undefined>(inside, schema)
  const isExtra = typeof extra === 'string' && keyword !== 'required'
  return withAt(value, keys, () => (isExtra || !at ? undefined : madeUp(at, inAnswer)))
}

/**
 * The value as its schema allows it: what breaks it is made up anew. Undefined where that cannot be done.
 */
export function repaired(schema: Schema, validate: Validate, value: unknown): unknown {
  let current = value
  for (let round = 0; round < rounds; round += 1) {
    const errors = validate(current).filter((error) => !isOfTheOther(error, 'writeOnly'))
    if (errors.length === 0) return current
    for (const error of errors) current = mended(schema, current, error)
  }
  const whole = madeUp(schema, inAnswer)
  return validate(whole).every((error) => isOfTheOther(error, 'writeOnly')) ? whole : undefined
}

/** What of a record an answer shows: the fields of its schema, without those that only requests hold. */
export function shown(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return value
  if (Array.isArray(value)) return value.map((each) => shown(schema.items, each))
  if (!isObject(value)) return value
  const { properties = {}, additionalProperties, isOpen, choices } = schema
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const field = properties[name] ?? additionalProperties
      const isOther = field === undefined && choices === undefined && !(isOpen && Object.keys(properties).length === 0)
      return isOther || field?.writeOnly ? [] : [[name, shown(field, inner)]]
    }),
  )
}
