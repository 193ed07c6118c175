import type { OperationId } from '#openapi/generated/operations.ts'
import type { Loose } from '#contracts/exchanges/asked.ts'
import { place } from '#contracts/session/place.ts'
import { queryParameter } from '../../judge/contract/openapi.ts'
import { type Json, listedKind } from '../../judge/contract/records.ts'
import { searchedTexts, searchRuleOf } from '../../judge/contract/searched-fields.ts'
import { nameOfLinkIn, type Snapshot, wholeListOf } from './snapshot.ts'

type Query = NonNullable<Loose['query']>

function knownRecord(id: OperationId, snapshot: Snapshot, seed: number): Json | undefined {
  const kind = listedKind(id)?.kind ?? ''
  const items = (wholeListOf(snapshot, kind) ?? snapshot.lists.find((list) => list.kind === kind))?.items ?? []
  return items[place(`${seed} ${id}`, Math.max(1, items.length))]
}

const accented = (word: string) => word.replace(/[aeiou]/i, (vowel) => `${vowel}\u0301`.normalize('NFC'))

/** What a database reads as a wildcard, a quote or an escape, and what no text holds. */
const special = ['%', '_', `'"\\[a-z]{`, `x' OR '1'='1`, '😀']

/**
 * Searches that must find a known record: a word of each searched field, in upper and lower case, and two words
 * together.
 */
export function searchQueries(id: OperationId, snapshot: Snapshot, seed: number): Query[] {
  const record = queryParameter(id, 'q') && knownRecord(id, snapshot, seed)
  const rule = searchRuleOf(id)
  if (!record || !rule) return []
  const words = rule.fields.flatMap((field) => {
    const texts = searchedTexts(field, record, nameOfLinkIn(snapshot)) ?? []
    const long = texts.flatMap((text) => text.split(/[\s,;]+/)).filter((word) => /^[\w@.-]{3,}$/.test(word))
    const word = long[place(`${seed} ${id} ${field}`, Math.max(1, long.length))]
    return word === undefined ? [] : [word]
  })
  const [first = '', ...others] = words
  const together = rule.byWord && others.length > 0 ? [`${others.at(-1)} ${first}`, accented(first)] : []
  const found = [...words.flatMap((word) => [word.toUpperCase(), word.toLowerCase().slice(1)]), ...together]
  // To what finds records by their words, one sign is as wordless as another.
  const signs = special.filter((sign) => !(rule.byWord && sign === '_'))
  return [...new Set([...found, ...signs])].map((q) => ({ q }))
}

/** Times, which a host may keep more exactly than it shows, and what nobody filters by. */
const unfiltered = /(?:_at|_date)$|^(?:description|thumbnail)$/

/** A filter for each other plain field of a known record. */
export function filterQueries(id: OperationId, snapshot: Snapshot, seed: number): Query[] {
  const record = queryParameter(id, 'filters') && knownRecord(id, snapshot, seed)
  if (!record) return []
  return Object.entries(record)
    .filter(([, value]) => value === null || ['string', 'number', 'boolean'].includes(typeof value))
    .filter(([name]) => !unfiltered.test(name))
    .map(([name, value]) => ({ filters: JSON.stringify({ [name]: value }) }))
}
