import type { Finding } from '#contracts/judge/finding.ts'
import { createSecrets } from '#contracts/session/secrets.ts'
import { openSession } from '#contracts/session/open-session.ts'
import { compareLaws, compareSteps, type Difference, recordSteps } from './compare-steps.ts'
import { CouldNotRun } from './could-not-run.ts'
import { countCoverage, type Covered } from './coverage.ts'
import { type Host, openHost, Stopped } from './host.ts'
import { reportSlow, watchTime } from './laws/time.ts'
import type { Options } from './options.ts'
import { aboutOf, playAll, type PlayedInSession, type RunSurroundings } from './play-all.ts'
import { mustBeAnApi, signIn, tryTokens } from './begin.ts'

/** The result of a run, before any baseline. */
export interface Played extends PlayedInSession {
  coverage: Covered[]
  requests: number
  /** The steps that the kit's own backend answers differently. */
  differences: Difference[]
  /** Why the run ended early, if it did. */
  stopped?: string
}

/** Plays the same on the kit's own backend, and returns the differences. */
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

/** Signs in on a host that has been found to be an API. */
async function begin(host: Host, options: Options, { listening }: RunSurroundings) {
  try {
    await mustBeAnApi(host, options.origin)
    // Before a recording listens, which is to hold no calls but those that were asked for.
    await tryTokens(host, options)
    const send = listening?.(host.send) ?? host.send
    return { send, tokens: await signIn({ send }, options) }
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
    throw new CouldNotRun(`Nothing was played: ${error.message}.`, { cause: error })
  }
}

/**
 * Plays everything on a host: first the reads, in parallel; then, with `--write`, the rest one by one.
 * Throws `CouldNotRun` when the host cannot be reached, an account cannot sign in, a token is refused, or nothing can be played.
 */
export async function run(options: Options, label: string, surroundings: RunSurroundings = {}): Promise<Played> {
  const { origin, seed, accounts } = options
  const host: Host = openHost(options, surroundings.fetch)
  surroundings.signal?.addEventListener('abort', () => {
    surroundings.onStop?.(host.hasWritten)
    host.stop('the run was stopped')
  })
  const { send, tokens } = await begin(host, options, surroundings)
  let steps: [done: number, all: number] = [0, 0]
  const tell = () => surroundings.onProgress?.(...steps, host.counts.answers)

  const [coverage, time, recorded] = [countCoverage(), watchTime(options.budget), recordSteps()]
  const onStep = (step: Parameters<typeof coverage.add>[0]) => {
    coverage.add(step)
    time.add(step)
    if (options.againstMock) recorded.add(step)
    tell()
  }
  const session = openSession({
    origin,
    send,
    accounts,
    tokens,
    seed,
    label,
    secrets: createSecrets(),
    traceless: options.traceless,
    onStep,
    refuses: (id) => (time.isTooSlow(id) ? `${id} takes longer than --budget each time` : undefined),
  })
  const played = await playAll(session, options, {
    ...surroundings,
    onProgress: (...now) => {
      steps = now
      tell()
    },
  })
  await reportSlow(session, time.slowest(), options.budget)
  if (played.played.length + session.findings.count === 0) {
    const reasons = [...new Set(played.skipped.map(({ reason }) => reason))].join('; ')
    throw new CouldNotRun(`Nothing could be played: ${reasons}.`)
  }
  return {
    ...played,
    findings: session.findings.all,
    coverage: coverage.result(aboutOf(options)),
    requests: host.counts.answers,
    differences: options.againstMock ? await differencesFrom(recorded.steps, session.findings.all, options, label) : [],
    ...(host.stopped !== undefined && { stopped: host.stopped }),
  }
}
