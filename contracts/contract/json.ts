import { decodedPart } from '#mocks/engine/call/decoded-part.ts'

export type Json = Readonly<Record<string, unknown>>

/** The way to a value within another: names of fields, and places in lists from 0. */
export type Path = ReadonlyArray<string | number>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The key that a part of a `#/…` reference names. */
const decodedKey = (written: string) => decodedPart(written.replaceAll('~1', '/').replaceAll('~0', '~'))

/**
 * The target of a `#/…` reference within a document, through any further references, also on its way; undefined where
 * there is none.
 */
export function targetOf(document: Json, reference: string, passed: readonly string[] = []): unknown {
  if (passed.includes(reference) || !reference.startsWith('#')) return undefined
  const follow = (part: unknown): unknown =>
    isObject(part) && typeof part.$ref === 'string' ? targetOf(document, part.$ref, [...passed, reference]) : part
  const keys = reference.slice(1).split('/').slice(1).map(decodedKey)
  return keys.reduce<unknown>((part, key) => {
    const holder = follow(part)
    return follow(isObject(holder) || Array.isArray(holder) ? (holder as Json)[key] : undefined)
  }, document)
}
