import type { Contract } from './contract.ts'
import { isObject } from './json.ts'
import type { Schema } from './schema.ts'

function cachedFor<Key extends object, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const cached = new WeakMap<Key, Value>()
  return (key) => {
    const value = cached.get(key) ?? find(key)
    cached.set(key, value)
    return value
  }
}

/** The schemas inside a schema, each once. */
function schemasIn(schema: Schema, found = new Set<Schema>()): Set<Schema> {
  if (found.has(schema)) return found
  found.add(schema)
  const { properties = {}, items, choices = [], additionalProperties } = schema
  for (const inner of [...Object.values(properties), ...choices, items, additionalProperties])
    if (inner) schemasIn(inner, found)
  return found
}

/** Whether a schema, or a field somewhere in it, is personal. */
export const hasPersonal = cachedFor((schema: Schema) =>
  [...schemasIn(schema)].some((each) => each['x-personal'] !== undefined),
)

/** The names of all fields that a schema of the contract marks with `x-personal`. */
export const personalFields: (contract: Contract) => ReadonlySet<string> = cachedFor(
  ({ schemas, operations }: Contract) => {
    const bodies = operations.flatMap(({ body, answers }) =>
      [body, ...Object.values(answers)].flatMap((each) => each?.bodies ?? []),
    )
    const found = new Set<Schema>()
    for (const schema of [...schemas.values(), ...bodies.flatMap((body) => body.schema ?? [])]) schemasIn(schema, found)
    return new Set(
      [...found].flatMap(({ properties = {} }) =>
        Object.entries(properties).flatMap(([name, field]) => (field['x-personal'] === undefined ? [] : [name])),
      ),
    )
  },
)

function* fieldsIn(part: unknown): Generator<string> {
  if (typeof part !== 'object' || part === null) return
  for (const [key, inner] of Object.entries(part) as Array<[string, unknown]>) {
    if (key === 'properties' && isObject(inner)) yield* Object.keys(inner)
    yield* fieldsIn(inner)
  }
}

/** The names of all fields in the contract. */
export const fieldNames: (contract: Contract) => ReadonlySet<string> = cachedFor(
  ({ document }: Contract) => new Set(fieldsIn(document)),
)

/**
 * At least three of four fields in common, and a matching name: `CartProduct` shows a `Product`, `ProductImage` does
 * not.
 */
function shows([name, { properties = {} }]: [string, Schema], [base, of]: [string, Schema]): boolean {
  const own = Object.keys(properties)
  const common = own.filter((key) => key in (of.properties ?? {}))
  return name !== base && (name.startsWith(base) || name.endsWith(base)) && common.length / own.length >= 0.75
}

/** Whether a schema is of records with an id of their own. */
const hasId = ({ properties }: Schema) => {
  const types = properties?.id?.types ?? []
  return types.length === 1 && /^(?:string|integer|number)$/.test(types[0] ?? '')
}

const kinds = cachedFor(({ schemas }: Contract): ReadonlyMap<string, string> => {
  const identified = [...schemas].filter(([name, schema]) => hasId(schema) && !name.endsWith('Input'))
  return new Map(
    identified.map((each) => {
      const bases = identified.filter((base) => shows(each, base)).map(([name]) => name)
      return [each[0], bases.toSorted((a, b) => a.length - b.length)[0] ?? each[0]]
    }),
  )
})

/** The kind of record that a named schema shows: `Product` for `Product`, `CartProduct`, `WishlistProduct`. */
export const kindOf = (contract: Contract, schema: string | undefined): string | undefined =>
  schema === undefined ? undefined : kinds(contract).get(schema)

/** What of a sent value answers show: neither what only requests hold, nor what only answers do. */
export function shownOf(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return value
  if (Array.isArray(value)) return value.map((item) => shownOf(schema.items, item))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const field = schema.properties?.[name]
      return field?.writeOnly || field?.readOnly ? [] : [[name, shownOf(field, inner)]]
    }),
  )
}
