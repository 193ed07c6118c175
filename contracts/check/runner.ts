import type { Finding } from '#contracts/judge/finding.ts'
import { createSecrets } from '#contracts/session/secrets.ts'
import { openSession } from '#contracts/session/open-session.ts'
import { compareLaws, compareCalls, type Difference, recordCalls } from './compare-calls.ts'
import { CouldNotRun } from './could-not-run.ts'
import { countCoverage, type Covered } from './coverage.ts'
import { type Host, openHost, Stopped } from './host.ts'
import { reportSlow, watchTime } from './laws/time.ts'
import type { Options } from './options.ts'
import { aboutOf, runAll, type RunResult, type RunSurroundings } from './run-all.ts'
import { mustBeAnApi, signIn, tryTokens } from './begin.ts'

/** The result of a run, before any baseline. */
export interface RunOutcome extends RunResult {
  coverage: Covered[]
  requests: number
  /** What the kit's own backend answers differently. */
  differences: Difference[]
  /** Why the run ended early, if it did. */
  stopped?: string
}

/** Makes the same calls on the kit's own backend, and returns the differences. */
async function differencesFrom(
  calls: ReturnType<typeof recordCalls>['calls'],
  findings: readonly Finding[],
  options: Options,
  label: string,
): Promise<Difference[]> {
  const { runOnMock } = await import('./run-on-mock.ts')
  const mock = await runOnMock(options, label, (session) => runAll(session, options))
  return [...compareCalls(calls, mock.calls), ...compareLaws(findings, mock.findings)]
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
    throw new CouldNotRun(`Nothing was judged: ${error.message}.`, { cause: error })
  }
}

/**
 * Judges a host: first the reads, in parallel; then, with `--write`, the rest.
 * Throws `CouldNotRun` when the host cannot be reached, an account cannot sign in, a token is refused, or nothing can be judged.
 */
export async function run(options: Options, label: string, surroundings: RunSurroundings = {}): Promise<RunOutcome> {
  const { origin, seed, accounts } = options
  const host: Host = openHost(options, surroundings.fetch)
  surroundings.signal?.addEventListener('abort', () => {
    surroundings.onStop?.(host.hasWritten)
    host.stop('the run was stopped')
  })
  const { send, tokens } = await begin(host, options, surroundings)
  let parts: [done: number, all: number] = [0, 0]
  const tell = () => surroundings.onProgress?.(...parts, host.counts.answers)

  const [coverage, time, recorded] = [countCoverage(), watchTime(options.budget), recordCalls()]
  const onCall = (call: Parameters<typeof coverage.add>[0]) => {
    coverage.add(call)
    time.add(call)
    if (options.againstMock) recorded.add(call)
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
    onCall,
    refuses: (id) => (time.isTooSlow(id) ? `${id} takes longer than --budget each time` : undefined),
  })
  const outcome = await runAll(session, options, {
    ...surroundings,
    onProgress: (...now) => {
      parts = now
      tell()
    },
  })
  await reportSlow(session, time.slowest(), options.budget)
  if (outcome.made.length + session.findings.count === 0) {
    const reasons = [...new Set(outcome.skipped.map(({ reason }) => reason))].join('; ')
    throw new CouldNotRun(`Nothing could be judged: ${reasons}.`)
  }
  return {
    ...outcome,
    findings: session.findings.all,
    coverage: coverage.result(aboutOf(options)),
    requests: host.counts.answers,
    differences: options.againstMock ? await differencesFrom(recorded.calls, session.findings.all, options, label) : [],
    ...(host.stopped !== undefined && { stopped: host.stopped }),
  }
}
