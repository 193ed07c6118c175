import type { Contract } from '#contracts/contract/contract.ts'
import type { Call } from '#contracts/judge/call.ts'
import type { Session } from '#contracts/session/session.ts'
import { CouldNotRun } from './could-not-run.ts'
import { countCoverage } from './coverage.ts'
import { openHost } from './host.ts'
import { reportSlow, watchTime } from './laws/time.ts'
import type { Surroundings } from './process.ts'

type HostOptions = Parameters<typeof openHost>[0]

interface Made {
  made: readonly string[]
  skipped: ReadonlyArray<{ reason: string }>
}

/** What every run has, whatever its contract: a host that stops with it, the count of its answers, and their times. */
export function watchRun(
  { budget, ...options }: HostOptions & { budget: number },
  { signal, onStop, fetch }: Pick<Surroundings, 'signal' | 'onStop' | 'fetch'>,
) {
  const host = openHost(options, fetch)
  signal?.addEventListener('abort', () => {
    onStop?.(host.hasWritten)
    host.stopped ??= 'the run was stopped'
  })
  const [coverage, time] = [countCoverage(), watchTime(budget)]
  return {
    host,
    onCall: (call: Call): void => {
      coverage.add(call)
      time.add(call)
    },
    /** Why an operation is not asked again, if it is not. */
    refuses: (id: string) => (time.isTooSlow(id) ? `${id} takes longer than --budget each time` : undefined),
    /** Adds to what was made what was found and seen. Throws `CouldNotRun` if nothing could be judged. */
    async outcomeOf<Of extends Made>(
      session: Session,
      outcome: Of,
      contract: Contract,
      about: Parameters<typeof coverage.result>[1],
    ) {
      await reportSlow(session, time.slowest(), budget)
      const findings = session.findings.all
      if (outcome.made.length + findings.length === 0) {
        const reasons = [...new Set(outcome.skipped.map(({ reason }) => reason))].join('; ')
        throw new CouldNotRun(`Nothing could be judged: ${reasons}.`)
      }
      return {
        ...outcome,
        findings,
        coverage: coverage.result(contract, about),
        requests: host.answers,
        /** Why the run ended early, if it did. */
        stopped: host.stopped,
      }
    },
  }
}
