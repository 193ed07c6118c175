import type { OperationId } from '#openapi/generated/operations.ts'
import { answerSchema, resolve, type Schema, usualStatus } from '#contracts/judge/contract/openapi.ts'
import { isObject } from '#contracts/judge/contract/records.ts'

/** A path into an answer, in which `*` is any item of a list. */
export type Path = readonly string[]
export type Holder = Record<string, unknown>

/** A field of an answer, or an object in it. */
export interface Place {
  path: Path
  schema: Schema
  is: 'field' | 'object'
  required: boolean
}

/** Every object and field of a schema, the outer ones first. */
function* placesIn(schema: Schema | undefined, path: Path = []): Generator<Place> {
  if (!schema || path.length > 8) return
  const whole = resolve(schema)
  const { properties, required = [], items, oneOf } = whole
  if (items) yield* placesIn(items, [...path, '*'])
  if (oneOf?.[0]) yield* placesIn(oneOf[0], path)
  if (properties) yield { path, schema: whole, is: 'object', required: false }
  for (const [name, inner] of Object.entries(properties ?? {})) {
    yield { path: [...path, name], schema: resolve(inner), is: 'field', required: required.includes(name) }
    yield* placesIn(inner, [...path, name])
  }
}

export const placesOf = (id: OperationId, status: string): Place[] => [...placesIn(answerSchema(id, status))]

/** The path of an operation's own list. */
export function listPathOf(id: OperationId): Path | undefined {
  const inList = placesOf(id, usualStatus(id)).find(({ path }) => path.includes('*'))?.path
  return inList?.slice(0, inList.indexOf('*'))
}

export type Which = 'every' | 'the first' | 'the last'
const chosen: Readonly<Record<Which, (items: readonly unknown[]) => readonly unknown[]>> = {
  every: (items) => items,
  'the first': (items) => items.slice(0, 1),
  'the last': (items) => items.slice(-1),
}

/** Changes what holds the last field of a path, in some items of each list. Returns whether anything changed. */
export function changeAt(
  value: unknown,
  [key, ...rest]: Path,
  which: Which,
  change: (holder: Holder, key: string) => boolean,
): boolean {
  if (key === '*') {
    const items = Array.isArray(value) ? chosen[which](value) : []
    return items.map((item) => changeAt(item, rest, which, change)).includes(true)
  }
  if (key === undefined || !isObject(value)) return false
  return rest.length > 0 ? changeAt(value[key], rest, which, change) : change(value, key)
}
