import { keywords, type Parts, valuesOf } from './parts.ts'

/** A type of JSON values; a number is an integer or has a fraction. */
type ValueType = 'string' | 'integer' | 'fraction' | 'boolean' | 'array' | 'object' | 'null'
export type Type = Exclude<ValueType, 'fraction'> | 'number'

const kinds: readonly ValueType[] = ['string', 'fraction', 'integer', 'boolean', 'array', 'object', 'null']
const kindsOfType = (type: unknown): unknown[] => (type === 'number' ? ['integer', 'fraction'] : [type])

export function typeOf(value: unknown): Type {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value === 'string' || typeof value === 'boolean' ? (typeof value as 'string' | 'boolean') : 'object'
}

/** The values that `enum` and `const` leave; undefined where they leave any. */
export function listedValues(parts: Parts): unknown[] | undefined {
  const lists = [...valuesOf(parts, 'enum').filter(Array.isArray), ...valuesOf(parts, 'const').map((value) => [value])]
  const [first, ...others] = lists as unknown[][]
  const texts = others.map((list) => list.map((value) => JSON.stringify(value)))
  return first?.filter((value) => texts.every((list) => list.includes(JSON.stringify(value))))
}

/** The types that a value may have, in a fixed order. */
export function valueTypesOf(parts: Parts): Type[] {
  if (parts.some(({ value }) => value === false)) return []
  const allowed = parts
    .map((part) => keywords(part)['type'])
    .filter((type) => type !== undefined)
    .map((type) => [type].flat().flatMap(kindsOfType))
  const listed = listedValues(parts)?.map(typeOf)
  if (listed) allowed.push(listed.flatMap((type) => (type === 'number' ? ['fraction'] : [type])))
  const shared = kinds.filter((kind) => allowed.every((types) => types.includes(kind)))
  return shared
    .filter((kind) => kind !== 'integer' || !shared.includes('fraction'))
    .map((kind) => (kind === 'fraction' ? 'number' : kind))
}

/** All types, and no number: what a schema without a `type` allows. */
export const typeCount = kinds.length - 1
