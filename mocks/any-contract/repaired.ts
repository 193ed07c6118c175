import { isObject, type Json, objectIn, pointerKeys } from '#openapi/contract/json.ts'
import { madeUp } from '#openapi/contract/made-up.ts'
import { CannotCall } from '#openapi/contract/request.ts'
import type { Schema } from '#openapi/contract/schema.ts'
import { isOfTheOther, type SchemaError, type Validate } from '#openapi/contract/validator.ts'

const inAnswer = { unique: (text: string) => text, inAnswer: true }

/** How often a value is looked at again, since a mend may show what was hidden before. */
const rounds = 4

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

/** What is made of a schema; undefined where that has no end. */
export function unlessEndless<Made>(make: () => Made): Made | undefined {
  try {
    return make()
  } catch (error) {
    if (error instanceof CannotCall) return undefined
    throw error
  }
}

/** A value that a schema allows, if there is one. */
export const madeUpValue = (schema: Schema): unknown => unlessEndless(() => madeUp(schema, inAnswer))

/** The value without what one error is of; of several choices each way to do so. */
function mended(schema: Schema, value: unknown, { keyword, params, instancePath }: SchemaError): unknown[] {
  const given: Json = objectIn(params)
  const extra = given.additionalProperty ?? given.unevaluatedProperty ?? given.propertyName
  const [missing] = [given.missingProperty, extra].filter((name) => typeof name === 'string')
  const keys = [...pointerKeys(instancePath), ...(typeof missing === 'string' ? [missing] : [])]
  const at = keys.reduce<Schema | undefined>(inside, schema)
  const isExtra = typeof extra === 'string' && keyword !== 'required'
  const choices = missing === undefined ? at?.choices?.flatMap((each) => each.choices ?? [each]) : undefined
  // An example that breaks its own schema would come again.
  const remade = (each: Schema | undefined) => (old: unknown) => {
    if (!each || isExtra) return undefined
    const isText = each.types.includes('string') && ['number', 'boolean'].includes(typeof old)
    return isText ? String(old) : madeUpValue({ ...each, examples: [] })
  }
  const ways = (choices ?? [at]).map(remade)
  // Where no choice fits, the field is left out.
  if (choices) ways.push(remade(undefined))
  return ways.map((way) => withAt(value, keys, way))
}

/** Values that were found to be as their schema allows, and are not judged again as an answer. */
export const sound = new WeakSet<object>()

/**
 * The value as its schema allows it: what breaks it is made up anew. Undefined where that cannot be done.
 */
export function repaired(schema: Schema, validate: Validate, value: unknown): unknown {
  const errorsOf = (tried: unknown) => validate(tried).filter((error) => !isOfTheOther(error, 'writeOnly'))
  let current = value
  for (let round = 0; round < rounds; round += 1) {
    const errors = errorsOf(current)
    if (errors.length === 0) {
      if (typeof current === 'object' && current !== null) sound.add(current)
      return current
    }
    for (const error of errors) {
      const ways = mended(schema, current, error)
      const counted = ways.map((way) => ({ way, errors: ways.length > 1 ? errorsOf(way).length : 0 }))
      current = counted.toSorted((one, other) => one.errors - other.errors)[0]?.way
    }
  }
  const whole = madeUpValue(schema)
  return errorsOf(whole).length === 0 ? whole : undefined
}

/** What of a record an answer shows: the fields of its schema, without those that only requests hold. */
export function shown(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return value
  if (Array.isArray(value)) return value.map((each) => shown(schema.items, each))
  if (!isObject(value)) return value
  const { properties = {}, additionalProperties, isOpen, choices } = schema
  const holderOf = (name: string) =>
    [schema, ...(choices ?? [])].find((each) => each.properties && Object.hasOwn(each.properties, name))
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const field = holderOf(name)?.properties?.[name] ?? additionalProperties
      const isOther = field === undefined && choices === undefined && !(isOpen && Object.keys(properties).length === 0)
      return isOther || field?.writeOnly ? [] : [[name, shown(field, inner)]]
    }),
  )
}
