import type { Operation } from '#openapi/contract/contract.ts'
import { isObject, type Json } from '#openapi/contract/json.ts'

/** What the contract says about a search. */
export interface SearchRule {
  /** Fields of the found records, the beginnings of such, or the names of what they hold or refer to. */
  fields: readonly string[]
  /** Whether each word may match another field; otherwise one field must hold the whole text. */
  byWord: boolean
  /** Whether spaces alone end a word. */
  bySpaces?: boolean
  /** Whether matches in an earlier field rank before those in a later one. */
  ranked: boolean
}

/** What `x-searches` says of an operation. */
export function searchRuleOf({ words }: Operation): SearchRule | undefined {
  const { 'x-searches': rule } = words
  if (!isObject(rule) || !Array.isArray(rule.fields)) return undefined
  return { fields: rule.fields.map(String), byWord: rule.byWord === true, ranked: rule.ranked === true }
}

/** Lower case without accents. */
export const unaccented = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()

/** Every run of characters that make no word becomes one space. */
export const inWords = (text: string) =>
  unaccented(text)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** The name of the record that a link such as `collection_id` refers to, if it is known. */
type NameOfLink = (field: string, id: string) => string | undefined

function* textsUnder(value: unknown, names: (key: string) => boolean): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* textsUnder(item, names)
  else if (isObject(value))
    for (const [key, inner] of Object.entries(value)) {
      if (names(key) && typeof inner === 'string') yield inner
      else if (typeof inner === 'object') yield* textsUnder(inner, names)
    }
}

/** The texts of a searched field: the record's own, those of embedded records, or the name of a linked one. */
export function searchedTexts(field: string, record: Json, nameOfLink: NameOfLink): string[] | undefined {
  const own = Object.keys(record).find((key) => key === field)
  if (own !== undefined && typeof record[own] === 'string') return [record[own]]
  const link = record[`${field}_id`]
  if (link === null) return []
  if (typeof link === 'string') {
    const name = nameOfLink(field, link)
    return name === undefined ? undefined : [name]
  }
  return [...textsUnder(record, (name) => name.startsWith(field))]
}

/**
 * The index of the first field with each word; undefined if no field has one of the words, `unknown` if that depends on
 * an unknown name behind a link.
 */
export function placesIn(
  { fields, byWord, bySpaces }: SearchRule,
  q: string,
  record: Json,
  nameOfLink: NameOfLink,
): readonly number[] | 'unknown' | undefined {
  const plain = bySpaces ? unaccented : byWord ? inWords : (text: string) => text.toLowerCase()
  const words = byWord ? plain(q).split(/\s+/).filter(Boolean) : [plain(q)]
  const texts = fields.map((field) => searchedTexts(field, record, nameOfLink))
  const places = words.map((word) => texts.findIndex((ofField) => ofField?.some((text) => plain(text).includes(word))))
  if (places.includes(-1)) return texts.includes(undefined) ? 'unknown' : undefined
  return places
}
