import type { Contract } from '#openapi/contract/contract.ts'
import type { Call } from '#contracts/judge/call.ts'
import type { Effect, Finding } from '#contracts/judge/finding.ts'
import type { Session } from '#contracts/session/session.ts'
import { CouldNotRun } from './could-not-run.ts'
import { type Covered, countCoverage } from './coverage.ts'
import { openHost, type SendOptions } from './host.ts'
import { reportSlow, watchTime } from './laws/time.ts'
import type { Surroundings } from './process.ts'
import type { Made } from './run-parts.ts'

/** The result of a run, before any baseline. */
export interface RunOutcome extends Made {
  readonly findings: readonly Finding[]
  /** Which of them others explain. */
  readonly effects?: readonly Effect[]
  readonly coverage: readonly Covered[]
  readonly requests: number
  /** Why the run ended early, if it did. */
  readonly stopped: string | undefined
}

/** What every run has, whatever its contract: a host that stops with it, the count of its answers, and their times. */
export function watchRun(
  { budget, ...options }: SendOptions & { budget: number },
  { signal, onStop, fetch }: Pick<Surroundings, 'signal' | 'onStop' | 'fetch'>,
) {
  const host = openHost(options, fetch)
  const stop = () => {
    onStop?.(host.hasWritten)
    host.stopped ??= 'the run was stopped'
  }
  signal?.addEventListener('abort', stop)
  const coverage = countCoverage()
  const time = watchTime(budget)
  let calls = 0
  return {
    host,
    onCall: (call: Call): void => {
      calls += 1
      coverage.add(call)
      time.add(call)
    },
    /** What follows the last run has nothing to undo. */
    end: () => signal?.removeEventListener('abort', stop),
    /** Why an operation is not asked again, if it is not. */
    refuses: (id: string) => (time.isTooSlow(id) ? `${id} takes longer than --budget each time` : undefined),
    /** Adds to what was made what was found and seen. Throws `CouldNotRun` if nothing could be judged. */
    async outcomeOf(
      session: Session,
      made: Made,
      contract: Contract,
      about: Parameters<typeof coverage.result>[1],
    ): Promise<RunOutcome> {
      await reportSlow(session, time.slowest(), budget)
      const findings = session.findings.all
      if (calls + findings.length === 0) {
        const reasons = [...new Set(made.skipped.map(({ reason }) => reason))].join('; ')
        throw new CouldNotRun(`Nothing could be judged: ${reasons || 'no operation could be called'}.`)
      }
      return {
        ...made,
        findings,
        effects: session.options.knowledge.effects ?? [],
        coverage: coverage.result(contract, about),
        requests: host.answers,
        stopped: host.stopped,
      }
    },
  }
}
