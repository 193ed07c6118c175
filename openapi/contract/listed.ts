import type { Operation } from './contract.ts'
import { isObject } from './json.ts'
import { listedKind } from './records.ts'

/** The pagination of an answer, which may be inside `data`. */
export function paginationIn(body: unknown): Record<string, unknown> | undefined {
  if (!isObject(body)) return undefined
  return isObject(body.pagination) ? body.pagination : paginationIn(body.data)
}

/** The records that an operation lists, and their path in the answer. */
export function listOf({ operation, answer }: { operation: Operation; answer: { body: unknown } }): {
  items: readonly unknown[]
  path: readonly string[]
} {
  const path = listedKind(operation)?.path ?? []
  const items = path.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), answer.body)
  return { items: Array.isArray(items) ? items : [], path }
}
