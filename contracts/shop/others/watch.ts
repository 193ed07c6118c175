import { operationOf } from '#contracts/shop/shop-contract.ts'
import type { ShopCalls } from '#contracts/shop/exchanges/calls.ts'
import type { Session } from '#contracts/session/session.ts'
import { differences } from '#contracts/judge/differences.ts'
import type { Mismatch } from '#contracts/judge/finding.ts'
import type { Call } from '#contracts/judge/call.ts'
import { listedKind } from '#openapi/contract/records.ts'
import { makeOwn } from '#contracts/shop/journeys/records.ts'
import { callerFor, resources } from '#contracts/shop/journeys/resources.ts'
import { othersStayAsTheyAre } from '#contracts/check/laws/writing-laws.ts'
import { needed, reading } from '#contracts/shop/snapshot/reads.ts'
import type { WholeList } from '#contracts/shop/snapshot/snapshot.ts'
import { readerOf } from '#contracts/shop/snapshot/take-snapshot.ts'
import { queryParameter } from '#openapi/contract/operation.ts'
import { isObject, same } from '#openapi/contract/json.ts'

const plain = reading.filter(
  ({ id, access }) => !needed(operationOf(id)) && access !== 'token' && listedKind(operationOf(id)) !== undefined,
)

/** Lists that everybody who may read them shares; a search only where no list shows its records. */
const sharedLists = [...Map.groupBy(plain, ({ id }) => listedKind(operationOf(id))?.kind).values()].flatMap(
  (ofKind) => {
    const lists = ofKind.filter(({ id }) => !queryParameter(operationOf(id), 'q'))
    return (lists.length > 0 ? lists : ofKind).map(({ id }) => ({ id, caller: callerFor(id) }))
  },
)

const readLists = (session: Session, lists: typeof sharedLists) =>
  readerOf(session, 'reading other records').walk(lists)

/** A record that is not as it was. */
interface ChangedRecord extends Mismatch {
  list: string
  isGone: boolean
}

/** How often a suspected write must change another record. */
const repetitions = 3

/** The ids that an answer gives to what it made or changed. */
const idsGivenBy = (value: unknown): string[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([name, inner]) =>
        typeof inner === 'string' && /^id$|Id$/.test(name) ? [inner] : idsGivenBy(inner),
      )
    : []

/**
 * Finds out whether the writes of a run have changed records of others: one reading before the run and one after it. If
 * they differ, each kind of write is repeated alone, to tell which of them does it, or whether another client writes.
 */
export function watchOthers(session: Session, about: (id: string) => boolean) {
  const lists = sharedLists.filter(({ id }) => about(id))
  /** The last successful call of each operation that writes. */
  const written = new Map<string, Call>()
  /** The ids of records that the run has named in its writes. */
  const subjects = new Set<string>()
  /** The ids that it was given for what it made. */
  const created = new Set<string>()
  let first: WholeList[] | undefined

  /** What differs between two readings, but for records that the run has written, and links to what it has made. */
  function* changes(before: readonly WholeList[], after: readonly WholeList[]): Generator<ChangedRecord> {
    for (const { id: list, items } of before) {
      const now = after.find(({ id }) => id === list)
      const current = new Map(now?.items.map((item) => [item.id, item]))
      for (const item of items.filter(({ id }) => !subjects.has(String(id)))) {
        const other = current.get(item.id)
        const expected = `${String(item.id)} of ${list} as before`
        // Of a list that is too long to be read whole, a record may have moved to another page.
        if (!other && now?.complete) yield { list, path: '$', expected, got: 'it is gone', isGone: true }
        const [change] = other ? differences(item, other) : []
        const both = change ? JSON.stringify([item, other]) : ''
        if (!change || [...created].some((id) => both.includes(JSON.stringify(id)))) continue
        const { path: at, expected: was, got } = change
        yield { list, path: '$', expected: `${expected}, ${at} ${was}`, got: `${at} ${got}`, isGone: false }
      }
    }
  }

  async function judge(calls: ShopCalls, again: (id: string) => Promise<unknown>): Promise<boolean> {
    const seen = first && written.size > 0 ? [...changes(first, await readLists(session, lists))] : []
    if (seen.length === 0) return false
    const watched = lists.filter(({ id }) => seen.some(({ list }) => list === id))
    const emptied = resources.filter(
      ({ list, remove }) => remove && seen.some((each) => each.isGone && each.list === list),
    )
    let confirmed = false
    for (const [id, call] of written) {
      let found: ChangedRecord[] = []
      for (let turn = 0; turn < repetitions && (turn === 0 || found.length > 0); turn += 1) {
        // What is gone cannot be harmed again.
        for (const resource of emptied) await makeOwn(calls, resource)
        const before = await readLists(session, watched)
        const isStill = (list: WholeList, index: number) => same(list.items, before[index]?.items)
        // Something changes without a write of this run.
        if (!(await readLists(session, watched)).every(isStill)) return !confirmed
        await again(id)
        found = [...changes(before, await readLists(session, watched))]
      }
      if (found.length > 0) session.report(othersStayAsTheyAre, call, found, call.context)
      confirmed ||= found.length > 0
    }
    return !confirmed
  }

  return {
    session: {
      ...session,
      ask: async (...given: Parameters<Session['ask']>): Promise<Call> => {
        const call = await session.ask(...given)
        if (call.operation.method === 'GET' || call.answer.status >= 300) return call
        written.set(call.id, call)
        for (const id of Object.values(call.input.params ?? {})) subjects.add(id)
        for (const id of idsGivenBy(call.answer.body)) created.add(id)
        return call
      },
    },
    /** Compares with these lists, which were read before any write. */
    begin: (read: readonly WholeList[]): void => {
      first = read.filter(({ id }) => lists.some((list) => list.id === id))
    },
    /** Reports what the run has changed. Resolves to whether that is unclear, because another client writes too. */
    judge,
  }
}
