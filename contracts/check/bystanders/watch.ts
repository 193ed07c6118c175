import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { Session } from '#contracts/session/session.ts'
import { CannotPlay, NoAnswer } from '#contracts/exchanges/stage.ts'
import type { Step } from '#contracts/judge/step.ts'
import { othersStayAsTheyAre } from '../laws/writing-laws.ts'
import { changesBetween } from './compare.ts'
import { excuses } from './excused.ts'
import { type Change, isGone, type Reading, takeReading } from './reading.ts'
import { confirmedBy, type Interval, mismatchOf, repetitions, suspicionsOf } from './verdicts.ts'
import { firstPages, lastPageOf, pagesOfRecords, type View } from './views.ts'

/** How often each writing operation is watched. Twice for updates and deletions, which may harm only some records. */
const mostWatched = { GET: 0, POST: 1, PUT: 2, DELETE: 2 } as const

/** The number of readings without a write, made for a suspected write to find out whether another client writes. */
const controls = 15

/** At most so many records that left a page are requested one by one. */
const mostLookedFor = 3

/** At most so many suspected operations are called again. */
const mostSuspects = 5

/** The longest time in milliseconds to find out whether another client writes. */
const longestWait = 10_000

interface Watching {
  readonly views: readonly View[]
  readonly first: Reading
  readonly excused: ReturnType<typeof excuses>
  last: Reading
}

/**
 * A session that watches the records that a write must not change: it reads them right before and after the first
 * successful calls of each writing operation.
 */
export function watchBystanders(session: Session, about: (id: OperationId) => boolean) {
  const { options } = session
  const times = new Map<OperationId, number>()
  const intervals: Interval[] = []
  const begun = performance.now()
  let watching: Watching | undefined
  /** What was called since the last reading. */
  let [calls, writes]: [number, Step[]] = [0, []]

  /** Reads. Stops watching if the host does not answer or the run was stopped, which others report. */
  async function unlessSilent<Result>(read: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await read()
    } catch (error) {
      if (!(error instanceof NoAnswer || error instanceof CannotPlay)) throw error
      watching = undefined
      return undefined
    }
  }

  async function ofOthers({ excused }: Watching, changes: readonly Change[]): Promise<Change[]> {
    const left = changes.filter((change) => !excused.isExcused(change, writes))
    const moved = left.filter(({ sure }) => !sure).slice(0, mostLookedFor)
    const gone: Change[] = []
    for (const change of moved) if (await isGone(options, change.view, change.key)) gone.push(change)
    return [...left.filter(({ sure }) => sure), ...gone]
  }

  /** Reads again, and records the changes since the last reading. */
  const note = (now: Watching) =>
    unlessSilent(async () => {
      const { views, first, last } = now
      now.last = await takeReading(options, views, last)
      const changes =
        writes.length > 0
          ? await ofOthers(now, changesBetween(first, last, now.last, 'others'))
          : changesBetween(first, last, now.last, 'all')
      const interval = { writes, changes }
      intervals.push(interval)
      ;[calls, writes] = [0, []]
      return interval
    })

  const control = async () => watching && note(watching)

  async function ask(...[id, caller, asked, how]: Parameters<Session['ask']>): Promise<Step> {
    const { method } = operations[id]
    const before = times.get(id) ?? 0
    const isWatched = before < mostWatched[method]
    if (watching && isWatched && calls > 0) await note(watching)
    const step = await session.ask(id, caller, asked, how)
    calls += 1
    if (method === 'GET' || step.answer.status >= 300) return step
    writes.push(step)
    watching?.excused.note(step)
    if (!watching || !isWatched) return step
    times.set(id, before + 1)
    await note(watching)
    return step
  }

  return {
    session: { ...session, ask },
    /** Takes the first reading. Records created later are not watched. */
    begin: () =>
      unlessSilent(async () => {
        const readable = firstPages.filter(
          ({ id, caller }) => about(id) && (caller === 'guest' || options.tokens[caller] !== undefined),
        )
        const seen = await takeReading(options, readable)
        const views = readable.flatMap((view) => [
          view,
          ...lastPageOf(view, seen.get(view)?.total ?? 0),
          ...pagesOfRecords(view, [...(seen.get(view)?.records.keys() ?? [])]),
        ])
        const first = await takeReading(options, views, seen)
        watching = { views, first, last: first, excused: excuses(first) }
      }),
    /**
     * Reports confirmed suspicions. A suspected write is repeated; a change that happens only once is reported if no
     * other client writes meanwhile. Resolves to whether the result is unclear because another client writes too.
     */
    async judge(again: (id: OperationId) => Promise<unknown>): Promise<boolean> {
      await control()
      const suspects = new Set(suspicionsOf(intervals).map(({ step }) => step.id))
      for (const id of [...suspects].slice(0, mostSuspects)) {
        for (let turn = 0; turn < repetitions; turn += 1) {
          times.delete(id)
          await again(id)
        }
      }
      for (let turn = 0; suspects.size > 0 && turn < controls; turn += 1) await control()
      let confirmed = confirmedBy(intervals, 'repeated')
      if (suspects.size > 0 && confirmed.length === 0) {
        const end = performance.now() + Math.min(2 * (performance.now() - begun), longestWait)
        while (performance.now() < end && confirmedBy(intervals, 'only then').length > 0) if (!(await control())) break
        confirmed = confirmedBy(intervals, 'only then')
      }
      for (const { step, changes } of confirmed)
        session.report(othersStayAsTheyAre, step, changes.map(mismatchOf), step.during)
      return suspects.size > 0 && confirmed.length === 0
    },
  }
}
