import { operations } from '#openapi/generated/operations.ts'
import type { Finding } from '#contracts/finding.ts'
import { createPlayer } from '#contracts/player/player.ts'
import type { Session } from '#contracts/session/session.ts'
import { inParallel } from './in-parallel.ts'
import type { Options } from './options/options.ts'
import { judgeOtherMethods } from './other-methods.ts'
import { aboutOf, planOf, type Skipped, type Task } from './plan.ts'
import { judgeSnapshot } from './snapshot/judge-snapshot.ts'

/** What was played in a session, and the results. */
export interface PlayedInSession {
  findings: Finding[]
  /** Exchanges and journeys that were played. */
  played: string[]
  skipped: Skipped[]
  /** What the run has left on the host. */
  left: readonly string[]
}

export interface RunSurroundings {
  /** Stops the run; its changes are still undone. */
  signal?: AbortSignal
  onProgress?: (done: number, all: number) => void
}

/** Plays and judges everything in a session. */
export async function playAll(
  session: Session,
  options: Options,
  { signal, onProgress }: RunSurroundings = {},
): Promise<PlayedInSession> {
  const about = aboutOf(options)
  const player = createPlayer(session)
  const { reading, writing, journeys, skipped: left } = planOf(player, options)
  const [played, skipped]: [string[], Skipped[]] = [[], [...left]]

  const wholeHost: Task = {
    name: 'reading the host',
    play: async () => {
      for (const law of await judgeSnapshot(session, about))
        skipped.push({ exchange: law, reason: 'somebody else changes the host all the time' })
      return undefined
    },
  }
  const beyond: Task = {
    name: 'methods beyond the contract',
    play: async () => {
      await judgeOtherMethods(session, about)
      return undefined
    },
  }
  const readsAnything = Object.values(operations).some(({ id, method }) => method === 'GET' && about(id))
  const others = [
    ...(readsAnything ? [wholeHost] : []),
    ...(options.write ? [beyond] : []),
    ...writing,
    ...journeys,
    ...(await madeUp()),
  ]

  async function madeUp(): Promise<Task[]> {
    if (options.fuzz === 0) return []
    const { fuzzJourney } = await import('./fuzz.ts')
    const journey = fuzzJourney(session, options.fuzz, options.write, about)
    return [{ name: journey.name, play: () => player.perform(journey) }]
  }

  async function play(task: Task): Promise<void> {
    const reason = signal?.aborted ? 'the run was stopped' : await task.play()
    if (reason === undefined) played.push(task.name)
    else skipped.push({ exchange: task.name, reason })
    onProgress?.(played.length + skipped.length - left.length, reading.length + others.length)
  }

  await inParallel(reading, play)
  for (const task of others) await play(task)
  return { findings: session.findings.all, played, skipped, left: player.left }
}
