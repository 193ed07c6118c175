import { operationOf } from '#contracts/shop/shop-contract.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import { chosenBy } from '#contracts/session/chosen-by.ts'
import { listedKind } from '#openapi/contract/records.ts'
import { searchedTexts, searchRuleOf } from '#contracts/judge/searched-fields.ts'
import { itemsOfKind, nameOfLinkIn, type Snapshot } from './snapshot.ts'
import type { RequestInput } from '#openapi/contract/request.ts'
import { queryParameter } from '#openapi/contract/operation.ts'
import type { Json } from '#openapi/contract/json.ts'

type Query = NonNullable<RequestInput['query']>

const accented = (word: string) => word.replace(/[aeiou]/i, (vowel) => `${vowel}\u0301`.normalize('NFC'))

/** What a database reads as a wildcard, a quote or an escape, and what no text holds. */
const special = ['%', '_', `'"\\[a-z]{`, `x' OR '1'='1`, '😀']

/** Times, which a host may keep more exactly than it shows, and what nobody filters by. */
const unfiltered = /(?:_at|_date)$|^(?:description|thumbnail)$/

/**
 * Searches that must find a known record: a word of each searched field, in upper and lower case, and two words
 * together; and words of its other fields, by which they must not.
 */
function searchesFor(id: OperationId, record: Json, snapshot: Snapshot, seed: number): Query[] {
  const rule = searchRuleOf(operationOf(id))
  if (!rule) return []
  const wordIn = (field: string, texts: readonly string[]) => {
    const long = texts.flatMap((text) => text.split(/[\s,;]+/)).filter((word) => /^[\w@.-]{3,}$/.test(word))
    return chosenBy(`${seed} ${id} ${field}`, long) ?? []
  }
  const words = rule.fields.flatMap((field) =>
    wordIn(field, searchedTexts(field, record, nameOfLinkIn(snapshot)) ?? []),
  )
  // Its other texts, in which the contract does not say that the search looks.
  const isBeside = (name: string) => !rule.byWord && !rule.fields.includes(name) && !/(?:^id|_at|_date)$/.test(name)
  const elsewhere = Object.entries(record).flatMap(([name, text]) =>
    isBeside(name) && typeof text === 'string' ? wordIn(name, [text]) : [],
  )
  const [first = '', ...others] = words
  const together = rule.byWord && others.length > 0 ? [`${others.at(-1)} ${first}`, accented(first)] : []
  const found = [...words.flatMap((word) => [word.toUpperCase(), word.toLowerCase().slice(1)]), ...together]
  // A search by words takes `_` like the other signs, none of which is part of a word.
  const signs = special.filter((sign) => !(rule.byWord && sign === '_'))
  return [...new Set([...found, ...elsewhere, ...signs])].map((q) => ({ q }))
}

/** A filter for each other plain field of a known record, and one for the last two texts or truth values together. */
function filtersFor(record: Json): Query[] {
  const plain = Object.entries(record)
    .filter(([, value]) => value === null || ['string', 'number', 'boolean'].includes(typeof value))
    .filter(([name]) => !unfiltered.test(name))
  const together = plain.filter(([, value]) => typeof value === 'string' || typeof value === 'boolean').slice(-2)
  // A host may take a wanted `false` for no filter.
  const opposite = plain.flatMap(([name, value]) => (typeof value === 'boolean' ? [{ [name]: !value }] : []))
  const own = [...plain.map((field) => [field]), together].map((fields) => Object.fromEntries(fields))
  return [...opposite, ...own].map((wanted: Json) => ({ filters: JSON.stringify(wanted) }))
}

/** Searches and filters that must find a known record, and a word of it with a filter that only some records pass. */
export function queriesFor(id: OperationId, snapshot: Snapshot, seed: number): Query[] {
  const record = chosenBy(`${seed} ${id}`, itemsOfKind(snapshot, listedKind(operationOf(id))?.kind))
  const searches = record && queryParameter(operationOf(id), 'q') ? searchesFor(id, record, snapshot, seed) : []
  const filters = record && queryParameter(operationOf(id), 'filters') ? filtersFor(record) : []
  const word = searches[0]
  const last = filters.at(-1)
  return [...searches, ...filters, ...(word && last ? [{ ...word, ...last }] : [])]
}
