import fc from 'fast-check'
import type { Schema } from '#openapi/contract/schema.ts'
import { byFormat, textsMatching } from '#openapi/contract/texts.ts'

const instant = (last: string): fc.Arbitrary<string> =>
  fc.date({ min: new Date('2001-01-01'), max: new Date(last), noInvalidDate: true }).map((date) => date.toISOString())

const text = ({ minLength = 0, maxLength = 40, format = '', pattern, contentMediaType }: Schema) => {
  if (format === 'date-time') return instant('2037-12-31')
  if (format === 'date') return instant('2020-12-31').map((time) => time.slice(0, 10))
  if (format === 'email') return fc.stringMatching(/^[a-z]{3,12}$/).map((name) => `${name}@example.com`)
  if (contentMediaType === 'application/json') return fc.constant('{}')
  const generate = byFormat[format]
  if (generate) return fc.nat(8).map(generate)
  if (pattern !== undefined) return textsMatching(pattern)
  return fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 40), unit: 'grapheme' })
}

/** Numbers within the limits of a schema, and those that it excludes. */
function number({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, types }: Schema): fc.Arbitrary<number> {
  const [parts, range] = types.includes('integer') ? [1, 1000] : [100, 1_000_000]
  const most = maximum ?? exclusiveMaximum ?? 1_000_000
  const least = Math.max(minimum ?? exclusiveMinimum ?? -Infinity, Math.min(-10, most))
  const from = Math.ceil(least * parts)
  const to = Math.max(from, Math.floor(Math.min(most, least + range) * parts))
  return fc.integer({ min: from, max: to }).map((value) => value / parts)
}

/** At most so many schemas lie in each other. */
const deepest = 6

const holdsOthers = ({ choices, items, properties, additionalProperties }: Schema) =>
  [choices, items, properties, additionalProperties].some((each) => each !== undefined)

/** Whether nothing more is made up, since a schema holds itself or lies too deep. */
const ends = (schema: Schema, outer: readonly Schema[]) =>
  holdsOthers(schema) && (outer.includes(schema) || outer.length >= deepest)

function object({ properties = {}, required }: Schema, outer: readonly Schema[]): fc.Arbitrary<object> {
  const fields = Object.entries(properties).filter(
    ([name, inner]) => !inner.readOnly && (required.includes(name) || !ends(inner, outer)),
  )
  const arbitraries = Object.fromEntries(fields.map(([name, inner]) => [name, arbitraryOf(inner, outer)]))
  return fc.record(arbitraries, { requiredKeys: required.filter((name) => name in arbitraries) })
}

/** Values that are not null. */
function someOf(schema: Schema, outer: readonly Schema[]): fc.Arbitrary<unknown> {
  const { choices, items, properties, additionalProperties, types, minItems = 0, maxItems = Infinity } = schema
  if (choices) {
    const choice = fc.oneof(...choices.map((each) => arbitraryOf(each, outer)))
    return properties
      ? fc.tuple(object(schema, outer), choice).map(([own, more]) => ({ ...own, ...Object(more) }))
      : choice
  }
  if (types.includes('integer') || types.includes('number')) return number(schema)
  if (types.includes('boolean')) return fc.boolean()
  if (types.includes('string')) return text(schema)
  if (items)
    return fc.array(arbitraryOf(items, outer), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 2) })
  if (additionalProperties && !properties)
    return fc.dictionary(fc.stringMatching(/^[a-z_]{1,12}$/), arbitraryOf(additionalProperties, outer), { maxKeys: 3 })
  return object(schema, outer)
}

/** Values for a request by a schema of the contract, which allows most of them. `outer` are the schemas that hold it. */
export function arbitraryOf(schema: Schema, outer: readonly Schema[] = []): fc.Arbitrary<unknown> {
  const { const: only, enum: values, types } = schema
  if (only !== undefined) return fc.constant(only)
  if (values) return fc.constantFrom(...values)
  if (ends(schema, outer)) return fc.constant(types.includes('null') ? null : types.includes('array') ? [] : {})
  const some = someOf(schema, holdsOthers(schema) ? [...outer, schema] : outer)
  return types.includes('null') ? fc.option(some, { freq: 4 }) : some
}
