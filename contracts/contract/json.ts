export type Json = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The target of a `#/…` reference within a document, through any further references; undefined where there is none. */
export function targetOf(document: Json, reference: string): unknown {
  const seen = new Set<string>()
  for (let next = reference; ;) {
    if (seen.has(next) || !next.startsWith('#')) return undefined
    seen.add(next)
    const keys = next.slice(1).split('/').slice(1).map(decodedKey)
    const value = keys.reduce<unknown>(
      (part, key) => (isObject(part) || Array.isArray(part) ? (part as Json)[key] : undefined),
      document,
    )
    if (!isObject(value) || typeof value.$ref !== 'string') return value
    next = value.$ref
  }
}

const decodedKey = (key: string) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')

/** A key as a part of a `#/…` reference. */
export const encodedKey = (key: string) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))
