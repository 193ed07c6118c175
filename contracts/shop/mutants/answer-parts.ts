import { operationOf } from '#contracts/shop/shop-contract.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import { answerSchema } from '#openapi/contract/operation.ts'
import type { Schema } from '#openapi/contract/schema.ts'
import { isObject } from '#openapi/contract/json.ts'

/** A path into an answer: `$` is its body, `*` any item of a list. */
export type PartPath = readonly string[]
export type Holder = Record<string, unknown>

/** A field of an answer, or an object in it. */
export interface AnswerPart {
  path: PartPath
  schema: Schema
  is: 'field' | 'object'
  required: boolean
}

/** Every object and field of a schema, the outer ones first. */
function* partsIn(schema: Schema, path: PartPath): Generator<AnswerPart> {
  if (path.length > 9) return
  const { properties, required, items, choices } = schema
  if (items) yield* partsIn(items, [...path, '*'])
  if (choices?.[0]) yield* partsIn(choices[0], path)
  if (properties) yield { path, schema, is: 'object', required: false }
  for (const [name, inner] of Object.entries(properties ?? {})) {
    const field = { path: [...path, name], schema: inner }
    yield { ...field, is: 'field', required: required.includes(name) }
    yield* partsIn(field.schema, field.path)
  }
}

/** The places of an answer, its body first. */
export function answerParts(id: OperationId, status: string): AnswerPart[] {
  const documented = answerSchema(operationOf(id), status)
  if (!documented) return []
  const body = { path: ['$'], schema: documented }
  return [{ ...body, is: 'field', required: false }, ...partsIn(body.schema, body.path)]
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
  [key, ...rest]: PartPath,
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
