import { objectOf } from './fields.ts'
import { script } from '#contracts/judge/laws/leaks.ts'
import type { Schema } from '#contracts/contract/schema.ts'
import { isObject } from '#contracts/contract/json.ts'

/** What a page or a database may run, several scripts, a double space: text that a careless host alters or breaks at. */
export const awkward = `Ömer & ${script}"Śrī")</script> ' OR '1'='1  ₹ श्री 💍 \\ 100%`
/** The longest text that is sent, of three bytes a letter: more than a column of 64 KB or a body of 100 kB has room for. */
export const longest = 40_000

/** The start of a text, without spaces at its ends. */
export const cut = (text: string, length: number) => text.slice(0, length).replaceAll(/^\s|\s$/g, 'x')

/** Whether hardly a host lets a text have spaces: one that stands for its record, such as a code. */
export const isCompact = (name: string) => /^(SKU|code)$/i.test(name)

/** Whether a text is the address of a picture or a page, which a host may look at. */
const isAddress = (name: string) => /(?:^|_)(?:thumbnail|url)$/i.test(name)

/** Texts of a form of their own, which a host may demand. */
const formed: ReadonlySet<string | undefined> = new Set(['email', 'phone', 'postcode', 'password', 'token'])

/** Whether a request may give any text for a field. */
export const isFreeText = (name: string, schema: Schema): boolean =>
  schema.types.includes('string') &&
  schema.maxLength !== undefined &&
  (schema.enum ?? schema.format ?? schema.pattern ?? schema.contentMediaType) === undefined &&
  !isAddress(name) &&
  !formed.has(schema['x-personal'])

/** The smallest and the largest of a few whole numbers, such as those of stars; undefined for another field. */
export function endsOf({ types, minimum, maximum }: Schema): readonly [number, number] | undefined {
  const isFew = minimum !== undefined && maximum !== undefined && maximum - minimum <= 10
  return isFew && types.includes('integer') ? [minimum, maximum] : undefined
}

/** How many letters the longest text has that is sent for a schema. */
export const longestOf = ({ maxLength = 0 }: Schema) => Math.min(maxLength, longest)

/** A text for each turn: the longest one, an awkward one with blanks at both ends, and then as it is. */
function textIn(turn: number, name: string, schema: Schema, value: unknown): unknown {
  const text = typeof value === 'string' ? value : 'Contract check'
  const most = longestOf(schema)
  if (turn === 0) return cut(text.padEnd(most, isCompact(name) ? '-and-more' : ' and more'), most)
  return turn === 1 && !isCompact(name) ? ` ${cut(awkward, most - 2)} ` : value
}

/**
 * A request with another text for each field that takes any, and another value of each enum and of a few whole numbers,
 * whether it had one or not: `turn` counts from 0.
 */
export function filledIn(turn: number, schema: Schema, name: string, value: unknown): unknown {
  const { items, properties } = schema
  const values = schema.enum ?? endsOf(schema)
  if (values) return values[turn % values.length]
  if (isFreeText(name, schema)) return textIn(turn, name, schema, value)
  if (items && Array.isArray(value)) return value.map((item: unknown) => filledIn(turn, items, name, item))
  if (!properties || !isObject(value)) return value
  return { ...value, ...objectOf(properties, (key, inner) => filledIn(turn, inner, key, value[key])) }
}

/** How many turns send each text and each value of an enum in a request. */
export function turnsOf(schema: Schema, name = ''): number {
  if (schema.enum) return schema.enum.length
  if (isFreeText(name, schema) || endsOf(schema)) return 2
  const inner = Object.entries(schema.properties ?? {}).map(([key, each]) => turnsOf(each, key))
  return Math.max(0, ...inner, schema.items ? turnsOf(schema.items, name) : 0)
}
