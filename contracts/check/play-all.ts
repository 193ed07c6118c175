import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { Finding } from '#contracts/judge/finding.ts'
import { createPlayer } from '#contracts/session/player.ts'
import type { Session } from '#contracts/session/session.ts'
import type { Host } from './host.ts'
import { inParallel } from './in-parallel.ts'
import { othersStayAsTheyAre } from './laws/writing-laws.ts'
import type { Options } from './options/options.ts'
import { watchOthers } from './others/watch.ts'
import { judgeOtherMethods } from './other-methods.ts'
import { aboutOf, alone, planOf, type Skipped, type Task } from './plan.ts'
import { usualStatus } from '../judge/contract/openapi.ts'
import { judgeSnapshot } from './snapshot/judge-snapshot.ts'
import { usualExchangeOf } from './usual-exchange.ts'

/** The result of a session. */
export interface PlayedInSession {
  findings: Finding[]
  /** The exchanges and journeys that were played. */
  played: string[]
  skipped: Skipped[]
  /** What the run has left on the host. */
  left: readonly string[]
}

export interface RunSurroundings {
  /** Stops the run; its changes are still undone. */
  signal?: AbortSignal
  onProgress?: (done: number, all: number, requests: number) => void
  /** Told once, when the run is stopped: whether the run has changed anything, which is then undone. */
  onStop?: (changed: boolean) => void
  /** Sends each request; the global `fetch` by default. */
  fetch?: typeof fetch
  /** Wraps `send`, to record the calls of the run. */
  listening?: (send: Host['send']) => Host['send']
}

const elsewhere = 'another client changes the host all the time'

/** Plays and judges everything in a session. */
export async function playAll(
  session: Session,
  options: Options,
  { signal, onProgress }: Pick<RunSurroundings, 'signal'> & { onProgress?: (done: number, all: number) => void } = {},
): Promise<PlayedInSession> {
  const about = aboutOf(options)
  const others = watchOthers(session, about)
  const player = createPlayer(others.session)
  const { reading, writing, journeys, skipped: left } = planOf(player, options)
  const [played, skipped]: [string[], Skipped[]] = [[], [...left]]

  const wholeHost: Task = {
    name: 'reading the host',
    lane: '',
    play: async () => {
      for (const law of await judgeSnapshot(session, about)) skipped.push({ exchange: law, reason: elsewhere })
      return undefined
    },
  }
  const beyond: Task = {
    name: 'methods beyond the contract',
    lane: 'methods',
    play: async () => {
      await judgeOtherMethods(session, about)
      return undefined
    },
  }
  const readsAnything = Object.values(operations).some(({ id, method }) => method === 'GET' && about(id))
  const whole = readsAnything ? [wholeHost] : []
  const generated = await madeUp()
  const inLanes = [...(options.write ? [beyond] : []), ...writing, ...journeys]

  async function madeUp(): Promise<Task[]> {
    if (options.fuzz === 0) return []
    const { fuzzJourney } = await import('./fuzz.ts')
    const journey = fuzzJourney(session, options.fuzz, options.write, about)
    return [{ name: journey.name, lane: '', play: () => player.perform(journey) }]
  }

  async function play(task: Task): Promise<void> {
    const reason = signal?.aborted ? 'the run was stopped' : await task.play()
    if (reason === undefined) played.push(task.name)
    else skipped.push({ exchange: task.name, reason })
    onProgress?.(
      played.length + skipped.length - left.length,
      reading.length + whole.length + inLanes.length + generated.length,
    )
  }

  /** Plays an operation's success once more. */
  async function success(id: OperationId): Promise<void> {
    const found = usualExchangeOf(id)
    if (found) await player.play(id, usualStatus(id), found)
  }

  await inParallel(reading, play)
  for (const task of whole) await play(task)
  if (options.write) await others.begin()
  const lanes = Map.groupBy(inLanes, ({ lane }) => lane)
  for (const task of lanes.get(alone) ?? []) await play(task)
  lanes.delete(alone)
  await inParallel(
    [...lanes.values()].toSorted((a, b) => b.length - a.length),
    async (lane) => {
      for (const task of lane) await play(task)
    },
  )
  for (const task of generated) await play(task)
  await player.perform({
    name: othersStayAsTheyAre.name,
    about: [],
    play: async (stage) => {
      const isUnclear = await others.judge(stage, success)
      if (isUnclear) skipped.push({ exchange: othersStayAsTheyAre.name, reason: elsewhere })
    },
  })
  return { findings: session.findings.all, played, skipped, left: player.left }
}
