import fc from 'fast-check'
import type { Schema } from '#contracts/contract/schema.ts'

const instant = (last: string): fc.Arbitrary<string> =>
  fc.date({ min: new Date('2001-01-01'), max: new Date(last), noInvalidDate: true }).map((date) => date.toISOString())

const text = ({ minLength = 0, maxLength = 40, format, pattern }: Schema): fc.Arbitrary<string> => {
  if (format === 'date-time') return instant('2037-12-31')
  if (format === 'date') return instant('2020-12-31').map((time) => time.slice(0, 10))
  if (format === 'email') return fc.stringMatching(/^[a-z]{3,12}$/).map((name) => `${name}@example.com`)
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  return fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 40), unit: 'grapheme' })
}

/** Values that a schema of the contract allows. */
export function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  const { choices, enum: values, items, properties, required, additionalProperties } = schema
  const { minimum = -1_000_000, maximum = 1_000_000, minItems = 0 } = schema
  if (choices) return fc.oneof(...choices.map(arbitraryOf))
  if (values) return fc.constantFrom(...values)
  const types = schema.types
  if (types.includes('null'))
    return fc.option(arbitraryOf({ ...schema, types: types.filter((each) => each !== 'null') }), { freq: 4 })
  if (types.includes('integer')) return fc.integer({ min: minimum, max: Math.min(maximum, minimum + 1000) })
  if (types.includes('number'))
    return fc
      .integer({ min: Math.ceil(minimum * 100), max: Math.floor(Math.min(maximum, 1e6) * 100) })
      .map((hundredths) => hundredths / 100)
  if (types.includes('boolean')) return fc.boolean()
  if (types.includes('string')) return text(schema)
  if (items) return fc.array(arbitraryOf(items), { minLength: minItems, maxLength: minItems + 2 })
  if (additionalProperties)
    return fc.dictionary(fc.stringMatching(/^[a-z_]{1,12}$/), arbitraryOf(additionalProperties), { maxKeys: 3 })
  const fields = Object.entries(properties ?? {}).map(([name, inner]) => [name, arbitraryOf(inner)] as const)
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] })
}
