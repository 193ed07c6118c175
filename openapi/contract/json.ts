import { decodedPart } from './decoded-part.ts'

export type Json = Readonly<Record<string, unknown>>

/** The way to a value within another: names of fields, and places in lists from 0. */
export type Path = ReadonlyArray<string | number>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value, or an empty object in place of anything else. */
export const objectIn = (value: unknown): Json => (isObject(value) ? value : {})

/** The value, or an empty list in place of anything else. */
export const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])

/** Whether two values are the same JSON, whatever the order of their keys. */
export function same(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, at) => same(one, b[at]))
  if (!isObject(a) || !isObject(b)) return a === b
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]))
}

/** What a part refers to, if it is a reference. */
export const referenceOf = (part: unknown): string | undefined =>
  isObject(part) && typeof part.$ref === 'string' ? part.$ref : undefined

/** The value at a path of another one; undefined where there is none. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null ? (part as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  )

/** The keys of a JSON pointer such as `/paths/~1books/get`, or of a reference with one. */
export const pointerKeys = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))

/** The keys of a `#/…` reference, in which signs may be encoded as in an address. */
export const referenceKeys = (reference: string): string[] => pointerKeys(reference).map(decodedPart)

/**
 * The target of a `#/…` reference within a document, through any further references, also on its way; undefined where
 * there is none.
 */
export function targetOf(document: Json, reference: string, passed: readonly string[] = []): unknown {
  if (passed.includes(reference) || !reference.startsWith('#')) return undefined
  const follow = (part: unknown): unknown => {
    const inner = referenceOf(part)
    return inner === undefined ? part : targetOf(document, inner, [...passed, reference])
  }
  return referenceKeys(reference).reduce<unknown>((part, key) => {
    const holder = follow(part)
    return follow(isObject(holder) || Array.isArray(holder) ? (holder as Json)[key] : undefined)
  }, document)
}
