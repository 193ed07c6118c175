import { lateInOtherZones, picture } from '#contracts/shop/exchanges/own.ts'
import type { ShopCalls } from '#contracts/shop/exchanges/calls.ts'
import { awkward, cut, hasBlanks, longest } from '#contracts/check/requests/free-texts.ts'
import { objectOf } from '#contracts/check/requests/fields.ts'
import type { Schema } from '#openapi/contract/schema.ts'
import { isObject, type Json } from '#openapi/contract/json.ts'

const long = Array.from({ length: 20 }, (_, index) => `Sentence ${index} of a long text.`).join(' ')

/** Values that the schema alone does not determine: some must match each other, others must be harmless. */
const samples: Readonly<Record<string, unknown>> = {
  ...lateInOtherZones,
  is_active: false,
  thumbnail: picture,
  image_url: picture,
  is_primary: true,
  products: [],
}

/** Ordinary numbers. At the edge they are 0, which a careless host takes for a field that was left out. */
const usual: Readonly<Record<string, unknown>> = {
  total_quantity: 9,
  reserved_quantity: 2,
  minimum_stock_alert: 3,
  weight: 4.15,
}

const unique = /^(name|SKU)$/

/** Whether a value is an ordinary one, or the smallest number and the longest text that its schema allows. */
export type Size = 'usual' | 'edge'

function sampleText(name: string, schema: Schema, calls: ShopCalls, size: Size): string {
  const { maxLength = 5000, format } = schema
  if (format === 'date-time') return '2037-03-04T05:06:07.000Z'
  if (format === 'date') return '1991-02-03'
  if (format === 'email') return `${calls.unique('check')}@example.com`.toLowerCase()
  const own = unique.test(name) ? calls.unique(hasBlanks(schema) ? 'Contract Check' : 'CheCk') : undefined
  const more = hasBlanks(schema) ? ' and more' : '-and-more'
  if (size === 'edge') return cut((own ?? '').padEnd(Math.min(maxLength, longest), own ? more : 'सुन्दर '), longest)
  if (own !== undefined) return hasBlanks(schema) ? ` ${own} ${awkward} ` : own
  return ` ${cut(maxLength >= 1000 ? `${awkward} ${long}` : awkward, maxLength - 2)} `
}

/** As many facts as a schema allows, with the longest name and text. */
function mostFacts({ maxProperties = 1, propertyNames, additionalProperties }: Schema): Json {
  const length = propertyNames?.maxLength ?? 10
  const name = (index: number) => cut(`${index}`.padEnd(length, ' and more'), length)
  const text = 'x'.repeat(additionalProperties?.maxLength ?? 10)
  return Object.fromEntries(Array.from({ length: maxProperties }, (_, index) => [name(index), text]))
}

/** Only one picture is the main one, and each has its own place; no two variants have the same size. */
function asSecond(value: unknown): unknown {
  if (!isObject(value)) return value
  if ('is_primary' in value) return { ...value, is_primary: false, display_order: Number(value.display_order) + 1 }
  return typeof value.size === 'string' ? { ...value, size: cut(`2 ${value.size}`, value.size.length) } : value
}

/** A valid value: a usual one is neither a default nor empty nor round, so that losing it is noticed. */
export function sampleOf(given: Schema, name: string, calls: ShopCalls, size: Size = 'usual'): unknown {
  if (name in samples) return samples[name]
  if (size === 'usual' && name in usual) return usual[name]
  const schema = given
  const { choices, properties = {}, items, enum: values, additionalProperties, minimum = 0, maximum } = schema
  if (name.endsWith('_id')) return undefined
  if (choices?.[0]) return sampleOf(choices[0], name, calls, size)
  if (values) return size === 'edge' ? values.at(-1) : values[0]
  const types = schema.types
  if (items) return [sampleOf(items, name, calls, size), asSecond(sampleOf(items, name, calls, size))]
  if (types.includes('string')) return sampleText(name, schema, calls, size)
  if (types.includes('boolean')) return size !== 'edge'
  if (size === 'edge' && (types.includes('integer') || types.includes('number'))) return Math.max(0, minimum)
  if (types.includes('integer')) return Math.max(1, minimum)
  if (types.includes('number')) return maximum !== undefined && maximum < 100 ? 5.25 : 18_500.4525
  if (additionalProperties)
    return size === 'edge' ? mostFacts(schema) : { material_type: awkward, 'approx. weight': '4 g' }
  return objectOf(properties, (key, inner) => (key === 'id' ? undefined : sampleOf(inner, key, calls, size)))
}

/** Another value that the schema allows. */
export function otherThan(value: unknown, given: Schema, name: string, calls: ShopCalls): unknown {
  const schema = given
  const { choices, enum: values, format, maxLength = 5000 } = schema
  if (typeof value === 'boolean') return !value
  if (values) return values.find((other) => other !== value)
  // The forms send money as decimal text.
  if (typeof value === 'number') return choices ? (value + 1.25).toFixed(4) : value + 1
  if (typeof value !== 'string') return sampleOf(schema, name, calls)
  if (name === 'thumbnail' || name === 'image_url') return '/media/changed.avif'
  if (format === 'email') return sampleText(name, schema, calls, 'usual')
  if (unique.test(name)) return sampleText(name, schema, calls, 'edge')
  if (format === 'date') return '1992-12-31'
  return cut(`Changed ${value}`.padEnd(Math.min(maxLength, longest), ' and more'), maxLength)
}
