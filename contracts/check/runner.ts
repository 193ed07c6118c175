import { shopContract } from '#contracts/exchanges/shop-contract.ts'
import { shopKnowledge } from '#contracts/shop/shop-knowledge.ts'
import type { Call } from '#contracts/judge/call.ts'
import { openSession } from '#contracts/session/open-session.ts'
import { begin } from './begin.ts'
import { CouldNotRun } from './could-not-run.ts'
import { countCoverage } from './coverage.ts'
import { openHost, type Send } from './host.ts'
import { reportSlow, watchTime } from './laws/time.ts'
import type { RunOptions } from './options.ts'
import type { Surroundings } from './process.ts'
import { aboutOf, runAll } from './run-all.ts'

interface RunSurroundings extends Omit<Surroundings, 'env' | 'out' | 'err'> {
  /** Wraps `send`, to record the calls of the run. */
  listening?: (send: Send) => Send
}

/**
 * Judges a host: first the reads, in parallel; then, with `--write`, the rest.
 * Throws `CouldNotRun` when the host cannot be reached, an account cannot sign in, a token is refused, or nothing can be judged.
 */
export async function run(options: RunOptions, surroundings: RunSurroundings) {
  const { now, signal, onProgress, onStop, listening } = surroundings
  const { budget = Infinity } = options
  const host = openHost(options, surroundings.fetch)
  signal?.addEventListener('abort', () => {
    onStop?.(host.hasWritten)
    host.stopped ??= 'the run was stopped'
  })
  const { send, tokens } = await begin(host.send, options, listening)
  const label = now.getTime().toString(36)
  /** Tells how far the run is, once that is known. */
  let tell: (() => void) | undefined
  const [coverage, time] = [countCoverage(), watchTime(budget)]
  // Not without the flag, since it loads the kit's whole backend.
  const mock = options['against-mock'] ? (await import('./against-mock.ts')).compareWithMock(options, label) : undefined
  const onCall = (call: Call) => {
    for (const each of [coverage, time, mock]) each?.add(call)
    tell?.()
  }
  const refuses = (id: string) => (time.isTooSlow(id) ? `${id} takes longer than --budget each time` : undefined)
  const session = openSession({
    ...options,
    contract: shopContract,
    knowledge: shopKnowledge,
    send,
    tokens,
    label,
    onCall,
    refuses,
  })
  const outcome = await runAll(session, options, {
    now,
    signal,
    onProgress: (done, all) => {
      tell = () => onProgress?.(done, all, host.answers)
      tell()
    },
  })
  await reportSlow(session, time.slowest(), budget)
  const findings = session.findings.all
  if (outcome.made.length + findings.length === 0) {
    const reasons = [...new Set(outcome.skipped.map(({ reason }) => reason))].join('; ')
    throw new CouldNotRun(`Nothing could be judged: ${reasons}.`)
  }
  return {
    ...outcome,
    findings,
    coverage: coverage.result(shopContract, aboutOf(options)),
    requests: host.answers,
    /** What the kit's own backend answers differently. */
    differences: (await mock?.differences(findings)) ?? [],
    /** Why the run ended early, if it did. */
    stopped: host.stopped,
  }
}

/** The result of a run, before any baseline. */
export type RunOutcome = Awaited<ReturnType<typeof run>>
