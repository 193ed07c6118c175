import type { OperationId } from '#openapi/generated/operations.ts'
import type { Caller, Loose } from '#contracts/exchanges/asked.ts'
import type { AskOptions, Session } from '#contracts/session/session.ts'
import { queryParameter } from '#contracts/judge/contract/openapi.ts'
import { listedKind } from '#contracts/judge/contract/records.ts'
import { inParallel } from '../in-parallel.ts'
import { queriesFor } from './queries.ts'
import {
  askIfPossible,
  callersOf,
  isPaged,
  needed,
  pageOf,
  pagesIn,
  parentListOf,
  reading,
  sizeOf,
  someOf,
} from './reads.ts'
import { idsOf, itemsOfKind, kindNamed, type Purpose, type Read, type Snapshot, snapshotOf } from './snapshot.ts'

/** The most pages to read of one list, so that a very long one does not take minutes. */
const mostPages = 10

/** The most records to read one by one. */
const mostDetails = 80

interface Wanted {
  id: OperationId
  caller: Caller
  asked: Loose
  purpose: Purpose
}

/** Which answers are right. */
function rightFor(purpose: Purpose): Pick<AskOptions, 'wanted' | 'right'> {
  // A refused filter is no finding, since the contract does not name the fields to filter by.
  if (purpose === 'filter') return { wanted: ['200'], right: 'documented' }
  // A listed record may have been deleted meanwhile.
  return { wanted: purpose === 'detail' || purpose === 'child list' ? ['200', '404'] : ['200'] }
}

/** A call to make, for one of a snapshot's purposes. */
const as = (list: Pick<Wanted, 'id' | 'caller'>, purpose: Purpose, asked: Loose = {}) => ({ ...list, purpose, asked })

/** Reads everything that needs no write: lists page by page, records one by one, searches, filters. */
export async function takeSnapshot(session: Session, about: (id: OperationId) => boolean): Promise<Snapshot> {
  const { seed } = session.options
  const reads: Read[] = []
  const wanted = reading.filter(({ id }) => about(id))

  async function read(asking: readonly Wanted[]): Promise<void> {
    const answered: Read[] = []
    await inParallel([...asking.entries()], async ([index, { purpose, ...asked }]) => {
      const call = await askIfPossible(session, asked, { during: 'reading the host', ...rightFor(purpose) })
      if (call) answered[index] = { purpose, call }
    })
    // In the order in which they were asked for, without those that could not be made.
    reads.push(...answered.filter(Boolean))
  }

  const lists = wanted
    .filter(({ id }) => !needed(id))
    .flatMap(({ id }) => callersOf(id).map((caller) => ({ id, caller })))
  const paged = lists.filter(({ id }) => isPaged(id))
  const unpaged = lists.filter(({ id }) => !isPaged(id))

  await read(unpaged.map((list) => as(list, 'walk')))
  await read(
    paged.flatMap((list) => [
      as(list, 'plain'),
      as(list, 'walk', pageOf(list.id, 1)),
      ...(queryParameter(list.id, 'limit') ? [1, 2, 3] : []).map((page) =>
        as(list, 'small pages', { query: { limit: 7, page } }),
      ),
    ]),
  )
  await read(
    paged.flatMap((list) => {
      const first = reads.find(({ call, purpose }) => purpose === 'walk' && call.id === list.id)?.call
      const pages = first ? pagesIn(first) : 0
      const others = Array.from({ length: Math.max(0, Math.min(pages, mostPages) - 1) }, (_, index) => index + 2)
      return [
        ...others.map((page) => as(list, 'walk', pageOf(list.id, page))),
        ...(pages > mostPages ? [as(list, 'plain', pageOf(list.id, pages))] : []),
        // Of a search, so far that the number of skipped records does not fit into four bytes.
        as(list, 'beyond', pageOf(list.id, queryParameter(list.id, 'q') ? 1_000_000_000 : pages + 1)),
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
    return someIds(kindNamed(need.name.replace(/Id$/, ''))).map((own) =>
      as({ id, caller }, 'child list', { query: { [need.name]: own, ...sizeOf(id) } }),
    )
  })
  await read(details)
  // Read a second time: a record and its children must be the same, in the same order.
  const twice = Map.groupBy(details, ({ id }) => id)
  await read([...twice.values()].flatMap((all) => all.slice(0, 3)))
  await read(
    paged.flatMap((list) => {
      const { search, filter } = queriesFor(list.id, known, seed)
      return [
        ...search.map((query) => as(list, 'search', { query })),
        ...filter.map((query) => as(list, 'filter', { query })),
      ]
    }),
  )
  // Read a second time, as pages have been: the answer must be the same if nothing was written in between.
  await read(unpaged.map((list) => as(list, 'again')))
  return snapshotOf(reads)
}
