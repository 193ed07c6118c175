import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { JudgedCalls } from '#contracts/session/journey.ts'
import type { Session } from '#contracts/session/session.ts'
import { CannotCall } from '#contracts/exchanges/calls.ts'
import { differences } from '#contracts/judge/differences.ts'
import type { Mismatch } from '#contracts/judge/finding.ts'
import type { Call } from '#contracts/judge/call.ts'
import { isObject } from '#contracts/judge/contract/records.ts'
import { same } from '#contracts/judge/laws/law.ts'
import { makeOwn } from '../journeys/records.ts'
import { type Resource, resources } from '../journeys/resources.ts'
import { othersStayAsTheyAre } from '../laws/writing-laws.ts'
import { isGone, type Reading, sharedLists, takeReading } from './reading.ts'

/** A record of before the run that is not as it was. */
interface Change extends Mismatch {
  list: OperationId
  gone?: true
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
  const lists = sharedLists.filter(
    (id) => about(id) && (operations[id].access === 'public' || session.options.tokens.admin),
  )
  const written = new Map<OperationId, Call>()
  const [subjects, made] = [new Set<string>(), new Set<string>()]
  /** Made for records that are gone, since what is gone cannot be harmed again. */
  const standIns = new Map<OperationId, string>()
  let first: Reading | undefined

  /** What differs from `before`, but for what the run has named in its writes. */
  async function changes(before: Reading, now: Reading): Promise<Change[]> {
    const found: Change[] = []
    let looked = 0
    for (const [name, { call, key, value }] of before) {
      const is = now.get(name)
      const known = first?.has(name) || standIns.get(call.id) === key
      if (subjects.has(key) || !known || (is && same(value, is.value))) continue
      const path = '$'
      const what = `${key} of ${call.id} as before`
      if (is) {
        const [one] = differences(value, is.value)
        const links = [...made].some((id) => JSON.stringify([value, is.value]).includes(JSON.stringify(id)))
        if (one && !links)
          found.push({
            list: call.id,
            path,
            expected: `${what}, ${one.path} ${one.expected}`,
            got: `${one.path} ${one.got}`,
          })
      } else if (looked < mostLookedFor) {
        looked += 1
        if (await isGone(session, { call, key }))
          found.push({ list: call.id, path, expected: what, got: 'it is gone', gone: true })
      }
    }
    return found
  }

  /** Resolves to whether a new one had to be made. */
  async function standIn(calls: JudgedCalls, resource: Resource): Promise<boolean> {
    const own = standIns.get(resource.list)
    const detail = { call: { id: resource.get, caller: 'admin' }, key: own ?? '' } as const
    if (own !== undefined && !(await isGone(session, detail))) return false
    standIns.set(resource.list, (await makeOwn(calls, resource)).id)
    return true
  }

  async function judge(calls: JudgedCalls, again: (id: OperationId) => Promise<unknown>): Promise<boolean> {
    const before = first
    if (!before || written.size === 0) return false
    const seen = await changes(before, await takeReading(session, lists))
    if (seen.length === 0) return false
    const watched = lists.filter((id) =>
      seen.some(({ list }) => list === id || operations[list].path.startsWith(operations[id].path)),
    )
    const emptied = resources.filter(
      ({ list, remove }) => remove && seen.some((each) => each.list === list && each.gone),
    )
    let last = await takeReading(session, watched)
    if (!isSame(last, await takeReading(session, watched))) return true
    let confirmed = false
    for (const [id, call] of written) {
      let found: Change[] = []
      for (let turn = 0; turn < repetitions && (turn === 0 || found.length > 0); turn += 1) {
        let isNew = false
        for (const resource of emptied) isNew = (await standIn(calls, resource)) || isNew
        const now = await takeReading(session, watched)
        // Something has changed without a write of this run.
        if (!isNew && (await changes(last, now)).length > 0) return !confirmed
        await again(id)
        last = await takeReading(session, watched)
        found = await changes(now, last)
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
      first = await unlessRefused(() => takeReading(session, lists))
    },
    /** Reports what the run has changed. Resolves to whether that is unclear, because another client writes too. */
    judge: async (calls: JudgedCalls, again: (id: OperationId) => Promise<unknown>): Promise<boolean> =>
      (await unlessRefused(() => judge(calls, again))) ?? false,
  }
}

/** Whether nothing at all has changed between two readings without a write in between. */
const isSame = (one: Reading, other: Reading) =>
  one.size === other.size && [...one].every(([name, { value }]) => same(value, other.get(name)?.value))

/** Nothing is judged when the host does not answer or the run was stopped, which others report. */
async function unlessRefused<Result>(read: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof CannotCall) return undefined
    throw error
  }
}
