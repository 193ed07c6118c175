import { objectOf } from './fields.ts'
import { script } from '#contracts/judge/laws/leaks.ts'
import type { Schema } from '#openapi/contract/schema.ts'
import { isObject } from '#openapi/contract/json.ts'

/** What a page or a database may run, several scripts, a double space: text that a careless host alters or breaks at. */
export const awkward = `Ömer & ${script}"Śrī")</script> ' OR '1'='1  ₹ श्री 💍 \\ 100%`
/** The longest text that is sent, of three bytes a letter: more than a column of 64 KB or a body of 100 kB has room for. */
export const longest = 40_000

/** The start of a text, without spaces at its ends. */
export const cut = (text: string, length: number) => text.slice(0, length).replaceAll(/^\s|\s$/g, 'x')

/** Whether a text may have blanks in it. */
export const hasBlanks = (schema: Schema) => schema['x-blanks'] !== false

/** Texts of a form of their own, which a host may demand. */
const formed: ReadonlySet<string | undefined> = new Set(['email', 'phone', 'postcode', 'password', 'token'])

/** Whether a request may give any text for a field. */
export const isFreeText = (schema: Schema): boolean =>
  schema.types.includes('string') &&
  schema.maxLength !== undefined &&
  (schema.enum ?? schema.format ?? schema.pattern ?? schema.contentMediaType) === undefined &&
  schema['x-address'] !== true &&
  !formed.has(schema['x-personal'])

/** The smallest and the largest of a few whole numbers, such as those of stars; undefined for another field. */
export function endsOf({ types, minimum, maximum }: Schema): readonly [number, number] | undefined {
  const isFew = minimum !== undefined && maximum !== undefined && maximum - minimum <= 10
  return isFew && types.includes('integer') ? [minimum, maximum] : undefined
}

/** How many letters the longest text has that is sent for a schema. */
export const longestOf = ({ maxLength = 0 }: Schema) => Math.min(maxLength, longest)

/** A text for each turn: the longest one, an awkward one with blanks at both ends, and then as it is. */
function textIn(turn: number, schema: Schema, value: unknown): unknown {
  const text = typeof value === 'string' ? value : 'Contract check'
  const most = longestOf(schema)
  if (turn === 0) return cut(text.padEnd(most, hasBlanks(schema) ? ' and more' : '-and-more'), most)
  return turn === 1 && hasBlanks(schema) ? ` ${cut(awkward, most - 2)} ` : value
}

/**
 * A request with another text for each field that takes any, and another value of each enum and of a few whole numbers,
 * whether it had one or not: `turn` counts from 0.
 */
export function filledIn(turn: number, schema: Schema, value: unknown): unknown {
  const { items, properties } = schema
  const values = schema.enum ?? endsOf(schema)
  if (values) return values[turn % values.length]
  if (isFreeText(schema)) return textIn(turn, schema, value)
  if (items && Array.isArray(value)) return value.map((item: unknown) => filledIn(turn, items, item))
  if (!properties || !isObject(value)) return value
  return { ...value, ...objectOf(properties, (key, inner) => filledIn(turn, inner, value[key])) }
}

/** How many turns send each text and each value of an enum in a request. */
export function turnsOf(schema: Schema): number {
  if (schema.enum) return schema.enum.length
  if (isFreeText(schema) || endsOf(schema)) return 2
  const inner = Object.values(schema.properties ?? {}).map((each) => turnsOf(each))
  return Math.max(0, ...inner, schema.items ? turnsOf(schema.items) : 0)
}
