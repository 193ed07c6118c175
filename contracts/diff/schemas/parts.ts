import { isObject, type Json, type Path, objectIn } from '#openapi/contract/json.ts'
import { type DocumentNode, referred, schemaAt } from '../document.ts'

/** Schemas of which a value has to keep each: a schema with all that it refers to and its `allOf`. */
export type Parts = readonly DocumentNode[]

/** One way to keep a schema: no `anyOf` and `oneOf` are left to choose from. */
export interface Alternative {
  parts: Parts
  /** How the contract calls the chosen branches; empty where there was no choice. */
  name: string
  /** Whether a value must keep this way alone: it is a branch of `oneOf`. */
  isAlone: boolean
}

/** More combinations of alternatives than this are compared by their text. */
const mostCombinations = 64

export const keywords = (place: DocumentNode): Json => objectIn(place.value)
export const valuesOf = (parts: Parts, keyword: string): unknown[] =>
  parts.map((part) => keywords(part)[keyword]).filter((value) => value !== undefined)

/** A schema as its parts, each once. */
export function partsOf(schemas: Parts, found: DocumentNode[] = []): DocumentNode[] {
  for (const schema of schemas) {
    if (schema.value === undefined || schema.value === true) continue
    if (found.some(({ value }) => value === schema.value)) continue
    const reference = referred(schema)
    found.push(schema)
    if (reference) partsOf([reference], found)
    partsOf(branches(schema, 'allOf') ?? [], found)
  }
  return found
}

export const having = (parts: Parts, keyword: string) => parts.filter((part) => keyword in keywords(part))

/** The keys of a map, such as `properties`, in any of the parts. */
export const keysOf = (parts: Parts, keyword: string): string[] => [
  ...new Set(valuesOf(parts, keyword).flatMap((map) => (isObject(map) ? Object.keys(map) : []))),
]

/** The schemas below a keyword of each part. */
export const schemasAt = (parts: Parts, ...keys: Path): DocumentNode[] => parts.map((part) => schemaAt(part, ...keys))

function branches(part: DocumentNode, keyword: string): DocumentNode[] | undefined {
  const list = keywords(part)[keyword]
  return Array.isArray(list) ? list.map((_branch, index) => schemaAt(part, keyword, index)) : undefined
}

/** `Cat` of `#/components/schemas/Cat`, else the title or the type. */
function nameOf(branch: DocumentNode): string {
  const { title, type } = keywords(branch)
  return referred(branch)?.name ?? [title ?? type ?? ''].flat().map(String).join(' or ')
}

const groupsOf = (parts: Parts): { group: DocumentNode[]; isAlone: boolean }[] =>
  parts.flatMap((part) =>
    (['anyOf', 'oneOf'] as const).flatMap((keyword) => {
      const group = branches(part, keyword)
      return group ? [{ group, isAlone: keyword === 'oneOf' && group.length > 1 }] : []
    }),
  )

/** All the ways to keep a schema; undefined if there are too many. */
export function alternativesOf(schemas: Parts, open: readonly unknown[] = []): Alternative[] | undefined {
  const parts = partsOf(schemas)
  let found: Alternative[] = [{ parts, name: '', isAlone: false }]
  for (const { group, isAlone } of groupsOf(parts)) {
    const inside = [...open, ...group.map(({ value }) => value)]
    // A branch that leads back to its own schema adds no way.
    const inner = group
      .filter((branch) => !open.includes(branch.value))
      .map((branch) => ({ name: nameOf(branch), ways: alternativesOf([branch], inside) }))
    if (inner.some(({ ways }) => !ways)) return undefined
    if (inner.length === 0) continue
    const chosen = inner.flatMap(({ name, ways = [] }) => ways.map((way) => ({ ...way, name: way.name || name })))
    if (found.length * chosen.length > mostCombinations) return undefined
    found = found.flatMap((one) =>
      chosen.map((way) => ({
        parts: partsOf([...one.parts, ...way.parts]),
        name: one.name || way.name,
        isAlone: isAlone || one.isAlone || way.isAlone,
      })),
    )
  }
  return found
}
