import type { Operation } from './contract.ts'
import { kindOf } from './fields.ts'
import { isObject, type Json, type Path } from './json.ts'
import { fieldText } from './json-or.ts'
import { answerSchema } from './operation.ts'
import type { Schema } from './schema.ts'

/** An object of an answer and the schema that describes it. */
export interface Shown {
  /** The name of its schema; empty if it has none. */
  name: string
  schema: Schema
  value: Json
  path: Path
  /** The object that holds it, if any. */
  within: Shown | undefined
}

/** Adds a value's objects to `found`, the outer ones first. */
function gather(found: Shown[], schema: Schema | undefined, value: unknown, path: Path, within?: Shown): void {
  if (!schema) return
  const { name = '', properties, items, choices } = schema
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) gather(found, items, item, [...path, index], within)
  } else if (isObject(value)) {
    if (choices) {
      for (const choice of choices) if (choice.name !== undefined) gather(found, choice, value, path, within)
      return
    }
    const shown = { name, schema, value, path, within }
    found.push(shown)
    for (const [key, inner] of Object.entries(properties ?? {}))
      if (key in value) gather(found, inner, value[key], [...path, key], shown)
  }
}

/** An answer of an operation. */
export interface Answered {
  readonly operation: Operation
  readonly answer: { readonly status: number; readonly body: unknown }
}

/** A cache by body, since every law needs the objects of an answer, which can be thousands. */
const objectsOfBodies = new WeakMap<Json, Map<Schema, readonly Shown[]>>()

/** Every object that an answer shows, the outer ones first. */
export function objectsIn({ operation, answer: { status, body } }: Answered): readonly Shown[] {
  const schema = answerSchema(operation, status)
  if (!isObject(body) || !schema) return shownIn(schema, body)
  const cached = objectsOfBodies.get(body) ?? new Map<Schema, readonly Shown[]>()
  objectsOfBodies.set(body, cached)
  const shown = cached.get(schema) ?? shownIn(schema, body)
  cached.set(schema, shown)
  return shown
}

function shownIn(schema: Schema | undefined, body: unknown): Shown[] {
  const found: Shown[] = []
  gather(found, schema, body, [])
  return found
}

export interface ShownRecord extends Shown {
  kind: string
  id: string
}

/** Every record in an answer that has its own id. */
export function recordsIn(answered: Answered): ShownRecord[] {
  return objectsIn(answered).flatMap((shown) => {
    const kind = kindOf(answered.operation.contract, shown.name)
    const { id } = shown.value
    return kind !== undefined && (typeof id === 'string' || typeof id === 'number')
      ? [{ ...shown, kind, id: fieldText(shown.value, 'id') }]
      : []
  })
}

interface ListedKind {
  kind: string
  path: readonly string[]
}

/** The kind of record that an operation lists: that of the items of its outermost list. */
export function listedKind(operation: Operation, status = 200): ListedKind | undefined {
  const kindNamed = (schema: Schema | undefined) => kindOf(operation.contract, schema?.name)
  const find = (schema: Schema | undefined, path: readonly string[]): ListedKind | undefined => {
    if (!schema || path.length > 4) return undefined
    const { items, properties = {} } = schema
    const kind = kindNamed(items)
    if (kind !== undefined) return { kind, path }
    // A list inside a record holds the record's children, not what the operation lists.
    for (const [key, inner] of Object.entries(properties)) {
      if (kindNamed(inner) !== undefined || kindNamed(schema) !== undefined) continue
      const found = find(inner, [...path, key])
      if (found) return found
    }
    return undefined
  }
  return find(answerSchema(operation, status), [])
}
