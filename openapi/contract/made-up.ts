import fc from 'fast-check'
import type { Operation, Parameter } from './contract.ts'
import { isObject, type Json, objectIn } from './json.ts'
import type { Schema } from './schema.ts'
import { holdsItsContent } from './text-content.ts'
import { isValidBody } from './operation.ts'
import { CannotCall } from './request.ts'
import { byFormat, textsMatching } from './texts.ts'

/**
 * How to make a value up: `turn` gives another value for each number, `required` leaves out what need not be sent, and
 * `inAnswer` makes what a host sends.
 */
export interface MakingUp {
  unique: (text: string) => string
  turn?: number
  required?: boolean
  inAnswer?: boolean
}

/** Deeper fields are sent only where they must be. */
const deepest = 3

/** No finite value lies so deep. */
const endless = 100

/** The most items or characters that a value is made of. */
const longest = 10_000

/** A JSON text of each type. */
const jsonTexts = ['{}', '[]', '""', '1', 'true', 'null']

/** A text of a pattern, as long as it may be. */
function matching({ minLength = 0, maxLength = Infinity }: Schema, pattern: string, seed: number): string {
  const isAllowed = (text: string) => text.length >= minLength && text.length <= maxLength
  const texts = fc.sample(textsMatching(pattern), { numRuns: 1, seed })
  if (!texts.every(isAllowed)) texts.push(...fc.sample(textsMatching(pattern), { numRuns: 100, seed }))
  return texts.find(isAllowed) ?? texts[0] ?? ''
}

function textOf(schema: Schema, { unique, turn = 0 }: MakingUp): string {
  const { format = '', pattern, minLength = 0, maxLength, contentMediaType } = schema
  if (contentMediaType === 'application/json') return jsonTexts.find((text) => holdsItsContent(schema, text)) ?? 'null'
  if (pattern !== undefined) return matching(schema, pattern, turn)
  if (format === 'email') return `${unique('check')}@example.com`.toLowerCase()
  const make = byFormat[format]
  if (make) return make(turn)
  const text = unique('check').padEnd(minLength, 'x')
  // The end tells it from others.
  return maxLength === undefined ? text : text.slice(-Math.max(minLength, maxLength))
}

function numberOf(schema: Schema, turn: number): number {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema
  const step = multipleOf ?? (schema.types.includes('integer') || maximum === undefined ? 1 : 0.5)
  const least = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + step)
  const most = maximum ?? (exclusiveMaximum === undefined ? undefined : exclusiveMaximum - step)
  const from = least === undefined ? Math.min(1, most ?? 1) : Math.ceil(least / step) * step
  return most === undefined ? from + turn * step : Math.min(from + turn * step, most)
}

/** The first choice that does not lead back to where it is chosen. */
const choiceOf = ({ choices = [] }: Schema, outer: readonly Schema[]) =>
  choices.find((each) => !outer.includes(each)) ?? choices[0]

function objectOf(schema: Schema, how: MakingUp, outer: readonly Schema[]): Json {
  const fields = Object.entries(schema.properties ?? {}).filter(([name, field]) => {
    if (how.inAnswer ? field.writeOnly : field.readOnly) return false
    return schema.required.includes(name) || (!how.required && outer.length < deepest && !outer.includes(field))
  })
  const own = Object.fromEntries(fields.map(([name, field]) => [name, madeUp(field, how, [...outer, schema])]))
  const choice = choiceOf(schema, outer)
  const more = choice ? madeUp(choice, how, [...outer, schema]) : {}
  return { ...own, ...objectIn(more) }
}

/** An example as its schema says: `123` is a number in YAML, also as the example of a text. */
export function asTyped(value: unknown, { types, items, properties = {} }: Schema): unknown {
  if (Array.isArray(value)) return items ? value.map((item) => asTyped(item, items)) : value
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        const field = Object.hasOwn(properties, name) ? properties[name] : undefined
        return [name, field ? asTyped(inner, field) : inner]
      }),
    )
  const isText = types.length > 0 && types.every((type) => type === 'string' || type === 'null')
  return isText && ['number', 'boolean'].includes(typeof value) ? String(value) : value
}

/** A value that a schema allows, by its examples where it has some. */
export function madeUp(schema: Schema, how: MakingUp, outer: readonly Schema[] = []): unknown {
  const { turn = 0 } = how
  if (outer.length > endless)
    throw new CannotCall(`its fields are required in a circle${schema.name === undefined ? '' : `: ${schema.name}`}`)
  if (Math.max(schema.minItems ?? 0, schema.minLength ?? 0) > longest)
    throw new CannotCall(`its values are longer than ${longest}`)
  if (schema.const !== undefined) return schema.const
  const { types, examples, choices, properties, items } = schema
  const allowed: readonly unknown[] = schema.enum?.filter((value) => value !== null) ?? []
  const values = [...new Set([...examples.filter((each) => allowed.includes(each)), ...allowed])]
  if (values.length > 0) return values[turn % values.length]
  const isWhole = properties === undefined && items === undefined
  // Another turn must give another value.
  if (isWhole && turn === 0 && examples[0] !== undefined) return asTyped(examples[0], schema)
  const choice = choiceOf(schema, outer)
  if (properties === undefined && choice) return madeUp(choice, how, [...outer, schema])
  if (properties ?? choices) return objectOf(schema, how, outer)
  if (items) {
    const length = Math.max(schema.minItems ?? 0, outer.length < deepest ? 1 : 0)
    return Array.from({ length }, (_, at) => madeUp(items, { ...how, turn: turn + at }, [...outer, schema]))
  }
  if (types.includes('boolean')) return turn % 2 === 0
  if (types.includes('integer') || types.includes('number')) return numberOf(schema, turn)
  if (types.includes('string')) return textOf(schema, how)
  if (types.includes('array')) return []
  return types.includes('object') ? {} : null
}

/** The value of a parameter, and whether the contract itself gives it. */
export function valueOf({ examples, schema }: Parameter, how: MakingUp): { value: unknown; isGiven: boolean } {
  const given = [...examples, schema.default, schema.const, schema.enum?.[0]].find((value) => value !== undefined)
  return given === undefined ? { value: madeUp(schema, how), isGiven: false } : { value: given, isGiven: true }
}

/**
 * The bodies to try for an operation, each valid by its schema: the examples of the contract, then one with every field
 * that it may have, and one with only what it must have.
 */
export function bodiesFor(operation: Operation, how: MakingUp): unknown[] {
  const { body } = operation
  if (!body) return [undefined]
  const { schema, examples } = body
  const given = examples.filter((value) => isValidBody(operation, value))
  if (!schema) return given
  try {
    const values = [madeUp(schema, how), madeUp(schema, { ...how, required: true })]
    return [...given, ...values.filter((value) => isValidBody(operation, value))]
  } catch (error) {
    if (given.length > 0 && error instanceof CannotCall) return given
    throw error
  }
}
