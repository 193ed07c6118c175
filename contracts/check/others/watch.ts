import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { JudgedCalls } from '#contracts/session/journey.ts'
import type { Session } from '#contracts/session/session.ts'
import { differences } from '#contracts/judge/differences.ts'
import type { Mismatch } from '#contracts/judge/finding.ts'
import type { Call } from '#contracts/judge/call.ts'
import { isObject } from '#contracts/judge/contract/records.ts'
import { makeOwn } from '../journeys/records.ts'
import { resources } from '../journeys/resources.ts'
import { othersStayAsTheyAre } from '../laws/writing-laws.ts'
import { canBeSought, isGone, isSame, type Reading, sharedLists, takeReading } from './reading.ts'

/** A record that is not as it was. */
interface Change extends Mismatch {
  shownBy: OperationId
  isGone: boolean
}

/** How often a suspected write must change another record. */
const repetitions = 3
/** At most so many records that left a page are requested one by one. */
const mostLookedFor = 3

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
export function watchOthers(session: Session, about: (id: OperationId) => boolean) {
  const lists = sharedLists.filter(about)
  /** The last successful call of each operation that writes. */
  const written = new Map<OperationId, Call>()
  /** The ids of records that the run has named in its writes, and of those that it was given for what it made. */
  const [subjects, made] = [new Set<string>(), new Set<string>()]
  let first: Reading | undefined

  /** What differs between two readings, but for records that the run has written, and links to what it has made. */
  async function changes(before: Reading, after: Reading): Promise<Change[]> {
    const found: Change[] = []
    let looked = 0
    for (const [name, sight] of before) {
      const { call, key, value } = sight
      if (subjects.has(key)) continue
      const now = after.get(name)?.value
      const change = { shownBy: call.id, path: '$', expected: `${key} of ${call.id} as before`, isGone: !now }
      if (now) {
        const [one] = differences(value, now)
        if (!one) continue
        const both = JSON.stringify([value, now])
        if ([...made].some((id) => both.includes(JSON.stringify(id)))) continue
        const expected = `${change.expected}, ${one.path} ${one.expected}`
        found.push({ ...change, expected, got: `${one.path} ${one.got}` })
      } else if (canBeSought(sight) && looked < mostLookedFor) {
        looked += 1
        if (await isGone(session, sight)) found.push({ ...change, got: 'it is gone' })
      }
    }
    return found
  }

  async function judge(calls: JudgedCalls, again: (id: OperationId) => Promise<unknown>): Promise<boolean> {
    const seen = first && written.size > 0 ? await changes(first, await takeReading(session, lists)) : []
    if (seen.length === 0) return false
    const isSeenIn = (list: OperationId) =>
      seen.some(({ shownBy }) => operations[shownBy].path.startsWith(operations[list].path))
    const watched = lists.filter(isSeenIn)
    const emptied = resources.filter(
      ({ list, remove }) => remove && seen.some((each) => each.isGone && each.shownBy === list),
    )
    let confirmed = false
    for (const [id, call] of written) {
      let found: Change[] = []
      for (let turn = 0; turn < repetitions && (turn === 0 || found.length > 0); turn += 1) {
        // What is gone cannot be harmed again.
        for (const resource of emptied) await makeOwn(calls, resource)
        const before = await takeReading(session, watched)
        // Something changes without a write of this run.
        if (!isSame(before, await takeReading(session, watched))) return !confirmed
        await again(id)
        found = await changes(before, await takeReading(session, watched))
      }
      if (found.length > 0) session.report(othersStayAsTheyAre, call, found, call.during)
      confirmed ||= found.length > 0
    }
    return !confirmed
  }

  return {
    session: {
      ...session,
      ask: async (...asked: Parameters<Session['ask']>): Promise<Call> => {
        const call = await session.ask(...asked)
        if (operations[call.id].method === 'GET' || call.answer.status >= 300) return call
        written.set(call.id, call)
        for (const id of Object.values(call.asked.params ?? {})) subjects.add(id)
        for (const id of idsGivenBy(call.answer.body)) made.add(id)
        return call
      },
    },
    /** Takes the first reading. Records created later are not watched. */
    begin: async (): Promise<void> => {
      first = await takeReading(session, lists)
    },
    /** Reports what the run has changed. Resolves to whether that is unclear, because another client writes too. */
    judge,
  }
}
