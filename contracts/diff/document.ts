import { isObject, type Json, type Path, targetOf, referenceOf } from '#openapi/contract/json.ts'

/** A value of a document: what stands there once references are followed, and the way to it through them. */
export interface DocumentNode {
  value: unknown
  at: Path
  /** The bundled document, in which every reference leads to a place of itself. */
  document: Json
  /** The last word of the reference that led here. */
  name?: string
}

function followed(document: Json, value: unknown): unknown {
  const reference = referenceOf(value)
  return reference === undefined ? value : targetOf(document, reference)
}

/** The place that a schema's own `$ref` leads to. */
export function referred({ document, at, value }: DocumentNode): DocumentNode | undefined {
  const reference = referenceOf(value)
  if (reference === undefined) return undefined
  const name = decodeURI(reference.slice(reference.lastIndexOf('/') + 1))
  return { document, at, name, value: targetOf(document, reference) }
}

/** The place below `place`, whose references are followed except its own: a schema's keep their neighbours. */
export function schemaAt(place: DocumentNode, ...keys: Path): DocumentNode {
  const last = keys.at(-1) ?? ''
  const holder = child(place, ...keys.slice(0, -1))
  const value = isObject(holder.value) || Array.isArray(holder.value) ? (holder.value as Json)[last] : undefined
  return { value, at: [...holder.at, last], document: place.document }
}

/** The place below `place` with all references followed; its value is undefined where there is none. */
export function child(place: DocumentNode, ...keys: Path): DocumentNode {
  let value = followed(place.document, place.value)
  for (const key of keys) {
    const inner = isObject(value) || Array.isArray(value) ? (value as Json)[key] : undefined
    value = followed(place.document, inner)
  }
  return { value, at: [...place.at, ...keys], document: place.document }
}

/** The keys and places of an object. */
export const entriesOf = (place: DocumentNode): [string, DocumentNode][] =>
  isObject(place.value) ? Object.keys(place.value).map((key) => [key, child(place, key)]) : []

/** The places of a list. */
export const itemsOf = (place: DocumentNode): DocumentNode[] =>
  Array.isArray(place.value) ? place.value.map((_value, index) => child(place, index)) : []

export const textAt = (place: DocumentNode, key: string): string | undefined => {
  const { value } = child(place, key)
  return typeof value === 'string' ? value : undefined
}

/** A value in a sentence. */
export const shown = (value: unknown): string =>
  Array.isArray(value) ? value.map(shown).join(' or ') || 'nothing' : (JSON.stringify(value) ?? 'nothing')
