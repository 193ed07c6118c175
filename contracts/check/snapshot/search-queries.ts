import type { OperationId } from '#openapi/generated/operations.ts'
import type { Loose } from '#contracts/asked.ts'
import { place } from '#contracts/player.ts'
import { queryParameter, wordsOf } from '../contract/openapi.ts'
import { type Json, listedKind } from '../contract/records.ts'
import { type Snapshot, wholeListOf } from './snapshot.ts'

type Query = NonNullable<Loose['query']>

/** What the contract's words call a field: `Looks in name and SKU`, `the e-mail address`. */
const calls = (field: string): RegExp => (/email/.test(field) ? /e-mail/ : new RegExp(`\\b${field}\\b`))

/** The fields that a search looks in, by the contract's own words. */
export function searchedFields(id: OperationId, record: Json): string[] {
  const looksIn = /Looks in ([^.]*)\./.exec(wordsOf(id, 200))?.[1] ?? ''
  return Object.keys(record).filter((field) => typeof record[field] === 'string' && calls(field).test(looksIn))
}

function knownRecord(id: OperationId, snapshot: Snapshot, seed: number): Json | undefined {
  const kind = listedKind(id)?.kind ?? ''
  const items = (wholeListOf(snapshot, kind) ?? snapshot.lists.find((list) => list.kind === kind))?.items ?? []
  return items[place(`${seed} ${id}`, Math.max(1, items.length))]
}

/** Searches that must find a record that is there: a word of each searched field, in both cases. */
export function searchQueries(id: OperationId, snapshot: Snapshot, seed: number): Query[] {
  const record = queryParameter(id, 'q') && knownRecord(id, snapshot, seed)
  if (!record) return []
  return searchedFields(id, record).flatMap((field) => {
    const words = String(record[field])
      .split(/\s+/)
      .filter((word) => /^[\w@.-]{3,}$/.test(word))
    const word = words[place(`${seed} ${id} ${field}`, Math.max(1, words.length))]
    return word === undefined ? [] : [{ q: word.toUpperCase() }, { q: word.toLowerCase().slice(1) }]
  })
}

/** A filter for each plain field of a record that is there. */
export function filterQueries(id: OperationId, snapshot: Snapshot, seed: number): Query[] {
  const record = queryParameter(id, 'filters') && knownRecord(id, snapshot, seed)
  if (!record) return []
  return Object.entries(record)
    .filter(([, value]) => value === null || ['string', 'number', 'boolean'].includes(typeof value))
    .filter(([name]) => !name.endsWith('_at') && !name.endsWith('_date'))
    .map(([name, value]) => ({ filters: JSON.stringify({ [name]: value }) }))
}
