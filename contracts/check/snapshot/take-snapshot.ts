import type { OperationId } from '#openapi/generated/operations.ts'
import type { Loose } from '#contracts/exchanges/asked.ts'
import { place } from '#contracts/session/place.ts'
import type { Right, Session } from '#contracts/session/session.ts'
import { CannotCall } from '#contracts/exchanges/calls.ts'
import { queryParameter } from '#contracts/judge/contract/openapi.ts'
import { type Json, listedKind } from '#contracts/judge/contract/records.ts'
import { searchedTexts, searchRuleOf } from '#contracts/judge/contract/searched-fields.ts'
import {
  idsOf,
  itemsOfKind,
  nameOfLinkIn,
  type Purpose,
  type Read,
  type Snapshot,
  snapshotOf,
  totalIn,
} from './snapshot.ts'
import { inParallel } from '../in-parallel.ts'
import {
  callersOf,
  isPaged,
  mostDetails,
  mostPages,
  needed,
  parentListOf,
  type Wanted,
  reading,
  sizeOf,
  someOf,
  statusesFor,
} from './reads.ts'

type Query = NonNullable<Loose['query']>

function knownRecord(id: OperationId, snapshot: Snapshot, seed: number): Json | undefined {
  const items = itemsOfKind(snapshot, listedKind(id)?.kind)
  return items[place(`${seed} ${id}`, Math.max(1, items.length))]
}

const accented = (word: string) => word.replace(/[aeiou]/i, (vowel) => `${vowel}\u0301`.normalize('NFC'))

/** What a database reads as a wildcard, a quote or an escape, and what no text holds. */
const special = ['%', '_', `'"\\[a-z]{`, `x' OR '1'='1`, '😀']

/**
 * Searches that must find a known record: a word of each searched field, in upper and lower case, and two words
 * together.
 */
function searchQueries(id: OperationId, snapshot: Snapshot, seed: number): Query[] {
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

/** A word of a known record together with a filter that only some records pass. */
function wordAndFilter(id: OperationId, snapshot: Snapshot, seed: number): Query[] {
  const [word] = searchQueries(id, snapshot, seed)
  const filter = filterQueries(id, snapshot, seed).at(-1)
  return word && filter ? [{ ...word, ...filter }] : []
}

/** A filter for each other plain field of a known record, and one for the last two texts or truth values together. */
function filterQueries(id: OperationId, snapshot: Snapshot, seed: number): Query[] {
  const record = queryParameter(id, 'filters') && knownRecord(id, snapshot, seed)
  if (!record) return []
  const plain = Object.entries(record)
    .filter(([, value]) => value === null || ['string', 'number', 'boolean'].includes(typeof value))
    .filter(([name]) => !unfiltered.test(name))
  const together = plain.filter(([, value]) => typeof value === 'string' || typeof value === 'boolean').slice(-2)
  return [...plain.map((field) => [field]), together].map((fields) => ({
    filters: JSON.stringify(Object.fromEntries(fields)),
  }))
}

/** A call to make, for one of a snapshot's purposes. */
const as = (list: Pick<Wanted, 'id' | 'caller'>, purpose: Purpose, asked: Loose = {}) => ({ ...list, purpose, asked })

/** Reads everything that needs no write: lists page by page, records one by one, searches, filters. */
export async function takeSnapshot(session: Session, about: (id: OperationId) => boolean): Promise<Snapshot> {
  const { seed } = session.options
  const reads: Read[] = []
  const wanted = reading.filter(({ id }) => about(id))

  async function read(asking: readonly Wanted[]): Promise<void> {
    const answered: Array<Read | undefined> = []
    await inParallel([...asking.entries()], async ([index, { id, caller, asked, purpose }]) => {
      try {
        // A refused filter is no finding, since the contract does not name the fields to filter by.
        const right: Right = purpose === 'filter' ? 'documented' : 'wanted'
        const how = { wanted: statusesFor(purpose), during: 'reading the host', right }
        answered[index] = { purpose, call: await session.ask(id, caller, asked, how) }
      } catch (error) {
        if (!(error instanceof CannotCall)) throw error
      }
    })
    reads.push(...answered.filter((each) => each !== undefined))
  }

  const lists = wanted
    .filter(({ id }) => !needed(id))
    .flatMap(({ id }) => callersOf(id).map((caller) => ({ id, caller })))
  const paged = lists.filter(({ id }) => isPaged(id))
  const unpaged = lists.filter(({ id }) => !isPaged(id))
  const page = (list: (typeof lists)[number], purpose: Purpose, number: number) =>
    as(list, purpose, { query: { ...sizeOf(list.id), page: number } })

  await read(unpaged.map((list) => as(list, 'walk')))
  await read(
    paged.flatMap((list) => [
      as(list, 'plain'),
      page(list, 'walk', 1),
      ...(queryParameter(list.id, 'limit')
        ? [1, 2, 3].map((number) => as(list, 'small pages', { query: { limit: 7, page: number } }))
        : []),
    ]),
  )
  await read(
    paged.flatMap((list) => {
      const first = reads.find(({ call, purpose }) => purpose === 'walk' && call.id === list.id)?.call
      const pages = Math.ceil((totalIn(first?.answer.body) ?? 0) / Number(sizeOf(list.id)?.limit ?? 20))
      const others = Array.from({ length: Math.max(0, Math.min(pages, mostPages) - 1) }, (_, index) => index + 2)
      return [
        ...others.map((number) => page(list, 'walk', number)),
        ...(pages > mostPages ? [page(list, 'plain', pages)] : []),
        // Of a search, so far that the number of skipped records does not fit into four bytes.
        page(list, 'beyond', queryParameter(list.id, 'q') ? 1_000_000_000 : pages + 1),
      ]
    }),
  )

  const known = snapshotOf(reads)
  const someIds = (kind: string | undefined) => someOf(idsOf(itemsOfKind(known, kind)), mostDetails, seed)
  const details = wanted.flatMap(({ id }): Wanted[] => {
    const need = needed(id)
    const [caller] = callersOf(id)
    if (!need || !caller) return []
    const parent = parentListOf(id)
    if (need.in === 'path')
      return someIds(parent && listedKind(parent)?.kind).map((own) =>
        as({ id, caller }, 'detail', { params: { id: own } }),
      )
    const kind = `${need.name[0]?.toUpperCase() ?? ''}${need.name.slice(1).replace(/Id$/, '')}`
    return someIds(kind).map((own) => as({ id, caller }, 'child list', { query: { [need.name]: own, ...sizeOf(id) } }))
  })
  await read(details)
  // Read a second time: a record and its children must be the same, in the same order.
  const twice = Map.groupBy(details, ({ id }) => id)
  await read([...twice.values()].flatMap((all) => all.slice(0, 3)))
  await read(
    paged.flatMap((list) => [
      ...searchQueries(list.id, known, seed).map((query) => as(list, 'search', { query })),
      ...filterQueries(list.id, known, seed).map((query) => as(list, 'filter', { query })),
      ...wordAndFilter(list.id, known, seed).map((query) => as(list, 'filter', { query })),
    ]),
  )
  // Read a second time, as pages have been: the answer must be the same if nothing was written in between.
  await read(unpaged.map((list) => as(list, 'again')))
  return snapshotOf(reads)
}
