import { operationOf } from '#contracts/shop/shop-contract.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import type { AskOptions, Session } from '#contracts/session/session.ts'
import type { Call } from '#contracts/judge/call.ts'
import { inParallel } from '#contracts/check/in-parallel.ts'
import { signedIn } from '#contracts/shop/exchanges/input-of.ts'
import { callerFor, resources } from '#contracts/shop/journeys/resources.ts'
import { queriesFor } from './queries.ts'
import { type Asking, askIfPossible } from '#contracts/session/ask-if-possible.ts'
import { isPaged, needed, pageOf, numberOfPages, reading, sizeOf } from './reads.ts'
import { idsOf, itemsOfKind, kindNamed, type Snapshot, snapshotOf, type WholeList, wholeLists } from './snapshot.ts'
import { queryParameter } from '#openapi/contract/operation.ts'

/** The most pages to read of one list, so that a very long one does not take minutes. */
const mostPages = 10

/** The most records of a kind to read one by one, evenly spread; the seed decides which. */
const mostDetails = 80

const isFiltered = ({ input }: Asking) => input.query?.filters !== undefined

type List = Pick<Call, 'id' | 'caller'>

/** The calls for a snapshot; `during` names them in a finding. */
export function readerOf(session: Session, context = 'reading the host') {
  const calls: Call[] = []

  /** Makes calls, and keeps them in this order, without those that could not be made. */
  async function read(asking: readonly Asking[], how: Partial<AskOptions> = {}): Promise<void> {
    const answered: Array<Call | undefined> = []
    await inParallel([...asking.entries()], async ([index, each]) => {
      answered[index] = await askIfPossible(session, each, { wanted: ['200'], context, ...how })
    })
    calls.push(...answered.filter((call) => call !== undefined))
  }

  /** The number of pages of a list whose first page was read. */
  function pagesOf({ id }: List): number {
    const first = calls.find((call) => call.id === id)
    return first ? numberOfPages(first) : 0
  }

  /** Reads lists from their first page to their last. */
  async function walk(lists: readonly List[]): Promise<WholeList[]> {
    const page = (list: List, number: number) => ({ ...list, input: pageOf(operationOf(list.id), number) })
    await read(lists.map((list) => page(list, 1)))
    const later = Array.from({ length: mostPages - 1 }, (_, index) => index + 2)
    await read(
      later.flatMap((number) => lists.filter((list) => number <= pagesOf(list)).map((list) => page(list, number))),
    )
    return wholeLists(calls)
  }
  return { calls, read, pagesOf, walk }
}

/** Reads everything that needs no write: lists page by page, records one by one, searches, filters. */
export async function takeSnapshot(session: Session, about: (id: string) => boolean): Promise<Snapshot> {
  const { seed } = session.options
  const { calls, read, pagesOf, walk } = readerOf(session)
  const wanted = reading.filter(({ id }) => about(id))
  // Each caller has data of their own.
  const lists = wanted
    .filter(({ id }) => !needed(operationOf(id)))
    .flatMap(({ id, access }) => (access === 'token' ? signedIn : [callerFor(id)]).map((caller) => ({ id, caller })))
  const paged = lists.filter(({ id }) => isPaged(operationOf(id)))

  const whole = await walk(lists)
  await read(
    paged.flatMap((list) => {
      const pages = pagesOf(list)
      return [
        {},
        ...(queryParameter(operationOf(list.id), 'limit') ? [1, 2, 3] : []).map((page) => ({
          query: { limit: 7, page },
        })),
        ...(pages > mostPages ? [pageOf(operationOf(list.id), pages)] : []),
        // Beyond the last; of a search, so far that the number of skipped records does not fit into four bytes.
        pageOf(operationOf(list.id), queryParameter(operationOf(list.id), 'q') ? 1_000_000_000 : pages + 1),
      ].map((input) => ({ ...list, input }))
    }),
  )

  const snapshot = snapshotOf(calls, whole)
  /** A call for each of some records, if an operation needs the id of one. */
  function detailsOf(id: OperationId): Asking[] {
    const need = needed(operationOf(id))
    if (!need) return []
    const inPath = need.in === 'path'
    const kind = inPath ? resources.find(({ get }) => get === id)?.kind : kindNamed(need.name.replace(/Id$/, ''))
    const ids = idsOf(itemsOfKind(snapshot, kind))
    const step = Math.ceil(ids.length / mostDetails)
    const some = ids.filter((_, index) => (index + seed) % step === 0)
    return some.map((own) => ({
      id,
      caller: callerFor(id),
      input: inPath ? { params: { id: own } } : { query: { [need.name]: own, ...sizeOf(operationOf(id)) } },
    }))
  }
  const details = wanted.map(({ id }) => detailsOf(id))
  // Some are read a second time: a record and its children must be the same, in the same order.
  const again = details.flatMap((all) => all.slice(0, 3))
  // A listed record may have been deleted meanwhile.
  await read([...details.flat(), ...again], { wanted: ['200', '404'] })

  const queries = paged.flatMap((list) =>
    queriesFor(list.id, snapshot, seed).map((query) => ({ ...list, input: { query } })),
  )
  await read(queries.filter((each) => !isFiltered(each)))
  // A refused filter is no finding, since the contract does not name the fields to filter by.
  await read(queries.filter(isFiltered), { right: 'documented' })
  // Read a second time, as pages have been: the answer must be the same if nothing was written in between.
  await read(lists.filter(({ id }) => !isPaged(operationOf(id))).map((list) => ({ ...list, input: {} })))
  return snapshotOf(calls, whole)
}
