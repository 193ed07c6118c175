import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { type Exchange, fault, type Listed } from '#contracts/exchange.ts'
import { allExchanges } from '#contracts/exchanges/all.ts'
import type { Finding } from '#contracts/finding.ts'
import { createPlayer, type Player } from '#contracts/player.ts'
import { createSecrets } from '#contracts/secrets.ts'
import { openSession, type Session } from '#contracts/session.ts'
import { leavesATrace } from '#contracts/undo.ts'
import { compareLaws, compareSteps, type Difference, recordSteps } from './compare-steps.ts'
import { CouldNotRun } from './could-not-run.ts'
import { type Covered, countCoverage } from './coverage.ts'
import { type Host, openHost } from './host.ts'
import { inParallel } from './in-parallel.ts'
import { journeys } from './journeys/all.ts'
import { answersInTime, watchTime } from './laws/time.ts'
import type { Options } from './options.ts'
import { mustBeAnApi } from './preflight.ts'
import { signIn } from './sign-in.ts'
import { judgeSnapshot } from './snapshot/judge-snapshot.ts'

/** What a run has shown, before any baseline. */
export interface Played {
  findings: Finding[]
  /** Exchanges and journeys that were played. */
  played: string[]
  skipped: Array<{ exchange: string; reason: string }>
  /** What the run has left on the host. */
  left: readonly string[]
  coverage: Covered[]
  requests: number
  /** Where the same steps answer otherwise on the kit's own backend. */
  differences: Difference[]
  /** Why the run ended early, if it did. */
  stopped?: string
}

export interface RunSurroundings {
  /** Ends the run; what was made is still taken back. */
  signal?: AbortSignal
  onProgress?: (done: number, all: number) => void
}

type Playable = Listed & { exchange: Exchange }
interface Task {
  name: string
  /** Gives why it could not be played. */
  play: () => Promise<string | undefined>
}

const reads = ({ id, status }: Listed) => operations[id].method === 'GET' || (id === 'login' && status === '200')
const isPlayable = (each: Listed): each is Playable => each.exchange !== fault
/** A refusal leaves nothing behind, whatever the call would have made. */
const leaves = ({ id, status }: Listed) => status.startsWith('2') && leavesATrace(id)

const refused = (reason: string) => (each: Listed) => ({ exchange: `${each.id} ${each.status}`, reason })

/** What is to be played on a host: the exchanges that read, those that write, and the journeys. */
function planOf(player: Player, { write, traceless, only }: Options, about: (id: OperationId) => boolean) {
  const wanted = allExchanges.filter(({ id }) => only === undefined || about(id)).filter(isPlayable)
  const task = ({ id, status, exchange }: Playable): Task => ({
    name: `${id} ${status}`,
    // An answer 400 is demanded by the law of bad input, where a constraint of the contract is broken.
    play: () => player.play(id, status, exchange, status !== '400'),
  })
  const writing = wanted.filter((each) => !reads(each))
  const kept = writing.filter((each) => !(traceless && leaves(each)))
  return {
    reading: wanted.filter(reads).map(task),
    writing: write ? kept.map(task) : [],
    journeys: journeys
      .filter((journey) => journey.about.some((id) => about(id)))
      .filter((journey) => (write || !journey.writes) && !(traceless && journey.leaves))
      .map((journey): Task => ({ name: journey.name, play: () => player.perform(journey) })),
    skipped: [
      ...(write ? [] : writing.map(refused('it writes: give --write to play it'))),
      ...(write
        ? writing
            .filter((each) => !kept.includes(each))
            .map(refused('no call takes it back: leave out --traceless to play it'))
        : []),
    ],
  }
}

async function readHost(session: Session, about: (id: OperationId) => boolean, { skipped }: Pick<Played, 'skipped'>) {
  for (const law of await judgeSnapshot(session, about))
    skipped.push({ exchange: law, reason: 'somebody else changes the host all the time' })
  return undefined
}

/** Plays and judges everything in a session: in this process or over HTTP, whatever the session's way out does. */
export async function playAll(
  session: Session,
  options: Options,
  surroundings: RunSurroundings = {},
): Promise<Omit<Played, 'coverage' | 'requests' | 'differences'>> {
  const about = (id: OperationId) => options.only === undefined || operations[id].tag === options.only
  const player = createPlayer(session)
  const plan = planOf(player, options, about)
  const result: Omit<Played, 'coverage' | 'requests' | 'differences'> = {
    findings: [],
    played: [],
    skipped: [...plan.skipped],
    left: player.left,
  }
  const all = plan.reading.length + plan.writing.length + plan.journeys.length + 1

  async function play({ name, play: perform }: Task): Promise<void> {
    const skipped = surroundings.signal?.aborted ? 'the run was stopped' : await perform()
    if (skipped === undefined) result.played.push(name)
    else result.skipped.push({ exchange: name, reason: skipped })
    surroundings.onProgress?.(result.played.length + result.skipped.length - plan.skipped.length, all)
  }

  await inParallel(plan.reading, play)
  if (Object.values(operations).some(({ id, method }) => method === 'GET' && about(id)))
    await play({ name: 'reading the host', play: () => readHost(session, about, result) })
  for (const each of [...plan.writing, ...plan.journeys]) await play(each)
  if (options.fuzz > 0) {
    const { fuzzJourney } = await import('./fuzz.ts')
    const madeUp = fuzzJourney(session, options.fuzz, options.write, about)
    await play({ name: madeUp.name, play: () => player.perform(madeUp) })
  }
  return { ...result, findings: session.findings.all }
}

/** Plays the same on the kit's own backend, and gives where the host answers otherwise. */
async function differencesFrom(
  steps: ReturnType<typeof recordSteps>['steps'],
  findings: readonly Finding[],
  options: Options,
  label: string,
): Promise<Difference[]> {
  const { playOnMock } = await import('./play-on-mock.ts')
  const mock = await playOnMock(options, label, (session) => playAll(session, options))
  return [...compareSteps(steps, mock.steps), ...compareLaws(findings, mock.findings)]
}

/**
 * Plays everything on a host: what reads side by side, with `--write` then the rest one by one.
 * Throws `CouldNotRun` when the host cannot be reached, an account cannot sign in, or nothing can be played.
 */
export async function run(options: Options, label: string, surroundings: RunSurroundings = {}): Promise<Played> {
  const { origin, seed, accounts } = options
  const host: Host = openHost(options)
  surroundings.signal?.addEventListener('abort', () => host.stop('the run was stopped'))
  await mustBeAnApi(host, origin)
  const tokens = await signIn(host, options)

  const [coverage, time, steps] = [countCoverage(), watchTime(options.budget), recordSteps()]
  const onStep = (step: Parameters<typeof coverage.add>[0]) => {
    coverage.add(step)
    time.add(step)
    steps.add(step)
  }
  const session = openSession({
    origin,
    send: host.send,
    accounts,
    tokens,
    seed,
    label,
    secrets: createSecrets(),
    traceless: options.traceless,
    onStep,
  })
  const played = await playAll(session, options, surroundings)
  for (const step of time.slowest()) {
    const mismatch = { path: 'time', expected: `at most ${options.budget} ms`, got: `${Math.round(step.ms)} ms` }
    session.report(answersInTime, step, [mismatch], answersInTime.name)
  }
  if (played.played.length + session.findings.count === 0) {
    const reasons = [...new Set(played.skipped.map(({ reason }) => reason))].join('; ')
    throw new CouldNotRun(`Nothing could be played: ${reasons}.`)
  }
  const about = (id: OperationId) => options.only === undefined || operations[id].tag === options.only
  return {
    ...played,
    findings: session.findings.all,
    coverage: coverage.result(about),
    requests: host.counts.answers,
    differences: options.againstMock ? await differencesFrom(steps.steps, session.findings.all, options, label) : [],
    ...(host.stopped !== undefined && { stopped: host.stopped }),
  }
}
