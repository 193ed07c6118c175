import type { Operation } from '#openapi/contract/contract.ts'
import type { Call } from '#contracts/judge/call.ts'
import { objectsIn } from '#openapi/contract/records.ts'
import { jsonPath } from '#contracts/judge/json-path.ts'
import { answerSchema, bodySchema, usualStatus } from '#openapi/contract/operation.ts'
import type { Schema } from '#openapi/contract/schema.ts'
import type { Json } from '#openapi/contract/json.ts'

type Properties = NonNullable<Schema['properties']>

/** An object with a value for each field for which `valueOf` has one. */
export const objectOf = (fields: Properties, valueOf: (name: string, schema: Schema) => unknown): Json =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, schema]) => [name, valueOf(name, schema)] as const)
      .filter(([, value]) => value !== undefined),
  )

/** What the contract says a record has for each field that a request leaves out: its default, null or an empty list. */
export function leftOut(operation: Operation): Json {
  const { properties = {}, required = [] } = bodySchema(operation) ?? {}
  return objectOf(properties, (name, { default: given, description = '', items }) => {
    if (required.includes(name)) return undefined
    if (given !== undefined) return given
    return /null or left out/.test(description) ? null : items && []
  })
}

/** A value that no record of the host has by itself, of the type that the schema asks for. */
function foreignValue(schema: Schema): unknown {
  const types = schema.types
  if (schema.enum || schema.format === 'email') return undefined
  if (schema.format === 'date-time') return '2001-02-03T04:05:06.000Z'
  if (types.includes('integer')) return 987_654
  if (types.includes('number')) return 987_654.25
  return types.includes('string') ? 'a-foreign-value' : undefined
}

const isNamed = ({ name, types }: Schema) => name !== undefined && !types.includes('null')

/** The fields of every object that an answer may show, links left out, since they lead to other records. */
function fieldsUnder(given: Schema | undefined, depth = 0): Properties {
  if (!given || depth > 3) return {}
  const { properties = {}, choices = [], items } = given
  const inner = Object.values(properties).filter((field) => depth === 0 || isNamed(field))
  const under = [...inner, ...choices, ...(items ? [items] : [])].map((each) => fieldsUnder(each, depth + 1))
  return { ...Object.assign({}, ...under), ...properties }
}

/** What an answer shows and the request's schema has not: an id, a price, an owner, a time. */
export function foreignFields(operation: Operation): Json {
  const sent = bodySchema(operation)
  const sentFields = sent?.properties ?? {}
  const shown = sent ? fieldsUnder(answerSchema(operation, usualStatus(operation))) : {}
  return objectOf(shown, (name, schema) => (name in sentFields ? undefined : foreignValue(schema)))
}

/** Where an answer shows one of these values under its name. */
export const obeyedIn = (call: Call, foreign: Json) =>
  objectsIn(call).flatMap(({ value, path }) =>
    Object.entries(foreign)
      .filter(([name, sent]) => value[name] === sent)
      .map(([name, sent]) => ({ path: jsonPath([...path, name]), got: String(sent) })),
  )
