import { answerSchema, nameOf, namedSchemas, resolve, type Schema } from './openapi.ts'
import type { OperationId } from '#openapi/generated/operations.ts'

export type Json = Readonly<Record<string, unknown>>
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An object of an answer and the named schema that describes it. */
export interface Shown {
  schema: string
  value: Json
  path: readonly PropertyKey[]
  /** The object that holds it, if any. */
  within: Shown | undefined
}

/** Adds a value's objects to `found`, the outer ones first. */
function gather(
  found: Shown[],
  schema: Schema | undefined,
  value: unknown,
  path: readonly PropertyKey[],
  within?: Shown,
  name = '',
): void {
  if (!schema) return
  const known = nameOf(schema) ?? name
  const { properties, items, oneOf } = resolve(schema)
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) gather(found, items, item, [...path, index], within)
  } else if (isObject(value)) {
    if (oneOf) {
      for (const branch of oneOf) if (nameOf(branch)) gather(found, branch, value, path, within)
      return
    }
    const shown = { schema: known, value, path, within }
    found.push(shown)
    for (const [key, inner] of Object.entries(properties ?? {}))
      if (key in value) gather(found, inner, value[key], [...path, key], shown)
  }
}

/** A cache by body, since every law needs the objects of an answer, which can be thousands. */
const objectsOfBodies = new WeakMap<Json, Map<Schema, readonly Shown[]>>()

/** Every object that an answer shows, the outer ones first. */
export function objectsIn(id: OperationId, status: number, body: unknown): readonly Shown[] {
  const schema = answerSchema(id, status)
  if (!isObject(body) || !schema) return shownIn(schema, body)
  const known = objectsOfBodies.get(body) ?? new Map<Schema, readonly Shown[]>()
  objectsOfBodies.set(body, known)
  const shown = known.get(schema) ?? shownIn(schema, body)
  known.set(schema, shown)
  return shown
}

function shownIn(schema: Schema | undefined, body: unknown): Shown[] {
  const found: Shown[] = []
  gather(found, schema, body, [])
  return found
}

/** The paths of required fields that a value lacks, for an object of their schema. */
export function missingFields(
  given: Schema | undefined,
  value: unknown,
  path: readonly PropertyKey[] = [],
): Array<readonly PropertyKey[]> {
  if (!given || typeof value !== 'object' || value === null) return []
  const { properties = {}, required = [], items, oneOf } = resolve(given)
  if (Array.isArray(value)) return value.flatMap((item, index) => missingFields(items, item, [...path, index]))
  const fields = value as Json
  const inner = Object.entries(properties).flatMap(([key, schema]) =>
    missingFields(schema, fields[key], [...path, key]),
  )
  const branches = (oneOf ?? [])
    .filter((branch) => nameOf(branch))
    .flatMap((branch) => missingFields(branch, value, path))
  return [...required.filter((key) => !(key in fields)).map((key) => [...path, key]), ...inner, ...branches]
}

const propertiesOf = (name: string) => Object.keys(namedSchemas.get(name)?.properties ?? {})
const hasId = (name: string) => {
  const id = namedSchemas.get(name)?.properties?.id
  return id !== undefined && resolve(id).type === 'string'
}

/**
 * At least three of four fields in common, and a matching name: `CartProduct` shows a `Product`, `ProductImage` does
 * not.
 */
function shows(name: string, base: string): boolean {
  const own = propertiesOf(name)
  const common = own.filter((key) => propertiesOf(base).includes(key))
  return name !== base && (name.startsWith(base) || name.endsWith(base)) && common.length / own.length >= 0.75
}

const identified = [...namedSchemas.keys()].filter((name) => hasId(name) && !name.endsWith('Input'))
const kinds = new Map(
  identified.map((name) => [
    name,
    identified.filter((base) => shows(name, base)).toSorted((a, b) => a.length - b.length)[0] ?? name,
  ]),
)

/** The kind of record that a schema shows: `Product` for `Product`, `CartProduct`, `WishlistProduct`. */
export const kindOf = (schema: string): string | undefined => kinds.get(schema)

export interface ShownRecord extends Shown {
  kind: string
  id: string
}

/** Every record in an answer that has its own id. */
export function recordsIn(id: OperationId, status: number, body: unknown): ShownRecord[] {
  return objectsIn(id, status, body).flatMap((shown) => {
    const kind = kindOf(shown.schema)
    const { id: own } = shown.value
    return kind !== undefined && typeof own === 'string' ? [{ ...shown, kind, id: own }] : []
  })
}

/** The kind of record that an operation lists: that of the items of its outermost list. */
export function listedKind(id: OperationId, status = 200): { kind: string; path: readonly string[] } | undefined {
  const find = (schema: Schema | undefined, path: readonly string[]): ReturnType<typeof listedKind> => {
    if (!schema) return undefined
    const { items, properties } = resolve(schema)
    const name = items && nameOf(items)
    const kind = name === undefined ? undefined : kindOf(name)
    if (kind !== undefined) return { kind, path }
    // A list inside a record holds the record's children, not what the operation lists.
    for (const [key, inner] of Object.entries(properties ?? {})) {
      if (kindOf(nameOf(inner) ?? '') !== undefined || kindOf(nameOf(schema) ?? '') !== undefined) continue
      const found = find(inner, [...path, key])
      if (found) return found
    }
    return undefined
  }
  return find(answerSchema(id, status), [])
}
