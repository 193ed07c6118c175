import type { OperationId } from '#openapi/generated/operations.ts'
import type { Loose } from '#contracts/exchanges/asked.ts'
import type { AskOptions, Session } from '#contracts/session/session.ts'
import type { Call } from '#contracts/judge/call.ts'
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

type List = Pick<Call, 'id' | 'caller'>
type Wanted = Pick<Call, 'id' | 'caller' | 'asked'> & Pick<Read, 'purpose'>

/** Which answers are right. */
function rightFor(purpose: Purpose): Pick<AskOptions, 'wanted' | 'right'> {
  // A refused filter is no finding, since the contract does not name the fields to filter by.
  if (purpose === 'filter') return { wanted: ['200'], right: 'documented' }
  // A listed record may have been deleted meanwhile.
  return { wanted: purpose === 'detail' || purpose === 'child list' ? ['200', '404'] : ['200'] }
}

/** A call to make, for one of a snapshot's purposes. */
const as = (list: List, purpose: Purpose, asked: Loose = {}) => ({ ...list, purpose, asked })

/** The calls for a snapshot; `during` names them in a finding. */
export function readerOf(session: Session, during = 'reading the host') {
  const reads: Read[] = []

  async function read(asking: readonly Wanted[]): Promise<void> {
    const answered: Read[] = []
    await inParallel([...asking.entries()], async ([index, { purpose, ...asked }]) => {
      const call = await askIfPossible(session, asked, { during, ...rightFor(purpose) })
      if (call) answered[index] = { purpose, call }
    })
    // In the order in which they were asked for, without those that could not be made.
    reads.push(...answered.filter(Boolean))
  }

  /** The number of pages of a list whose first page was read. */
  function pagesOf({ id }: List): number {
    const first = reads.find(({ call, purpose }) => purpose === 'walk' && call.id === id)?.call
    return first ? pagesIn(first) : 0
  }

  /** Reads lists from their first page on. */
  async function walk(lists: readonly List[]): Promise<void> {
    await read(lists.map((list) => as(list, 'walk', isPaged(list.id) ? pageOf(list.id, 1) : {})))
    await read(
      lists
        .filter(({ id }) => isPaged(id))
        .flatMap((list) => {
          const others = Math.min(pagesOf(list), mostPages) - 1
          return Array.from({ length: Math.max(0, others) }, (_, index) => as(list, 'walk', pageOf(list.id, index + 2)))
        }),
    )
  }
  return { reads, read, pagesOf, walk }
}

/** Reads everything that needs no write: lists page by page, records one by one, searches, filters. */
export async function takeSnapshot(session: Session, about: (id: OperationId) => boolean): Promise<Snapshot> {
  const { seed } = session.options
  const { reads, read, pagesOf, walk } = readerOf(session)
  const wanted = reading.filter(({ id }) => about(id))
  const lists = wanted
    .filter(({ id }) => !needed(id))
    .flatMap(({ id }) => callersOf(id).map((caller) => ({ id, caller })))
  const paged = lists.filter(({ id }) => isPaged(id))

  await walk(lists)
  await read(
    paged.flatMap((list) => {
      const pages = pagesOf(list)
      return [
        as(list, 'plain'),
        ...(queryParameter(list.id, 'limit') ? [1, 2, 3] : []).map((page) =>
          as(list, 'small pages', { query: { limit: 7, page } }),
        ),
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
  await read(lists.filter(({ id }) => !isPaged(id)).map((list) => as(list, 'again')))
  return snapshotOf(reads)
}
