import type { Finding } from '#contracts/judge/finding.ts'
import type { AppUsage } from './app-usage/app-usage.ts'
import type { applyBaseline, Baseline } from './baseline.ts'
import { byCause } from './cause.ts'
import { type Covered, percentSeen } from './coverage.ts'
import type { Options } from './options.ts'
import type { RunOutcome } from './runner.ts'

/** The judgement of a run, the same in every report. */
interface Judgement {
  /** 0 clean, 1 drift or another failure, 2 ended early without either. */
  exitCode: 0 | 1 | 2
  sentence: string
  /** What to do next; empty if there is nothing to do. */
  advice: string
}

/** What a run has come to. */
interface Outcome {
  findings: readonly unknown[]
  /** Entries of the baseline that are out of date. */
  expired: readonly unknown[]
  /** Percent of the documented answers that were seen, and the required minimum. */
  coverage: { percent: number; minimum: number }
  /** Why the run ended early, if it did. */
  stopped?: string
}

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`

/** Judges what a run has found and seen. */
export function judgementOf({ findings, expired, coverage: { percent, minimum }, stopped }: Outcome): Judgement {
  const early = stopped === undefined ? '' : ` The run ended early: ${stopped}.`
  if (findings.length > 0)
    return {
      exitCode: 1,
      sentence: `The host has drifted from the contract: ${count(findings.length, 'finding')}.${early}`,
      advice: 'Fix the host or the contract, or accept a finding in a --baseline.',
    }
  if (expired.length > 0)
    return {
      exitCode: 1,
      sentence: `The baseline has ${count(expired.length, 'expired entry', 'expired entries')}.${early}`,
      advice: 'Renew or remove them.',
    }
  if (percent < minimum)
    return {
      exitCode: 1,
      sentence: `Only ${percent}% of the documented answers were seen, ${minimum}% are required.${early}`,
      advice: 'See what was left out, or lower --min-coverage.',
    }
  if (stopped !== undefined)
    return { exitCode: 2, sentence: `What was seen keeps the contract.${early}`, advice: 'Start it again.' }
  return { exitCode: 0, sentence: 'The host keeps the contract.', advice: '' }
}

/** The result of a run, from which all report formats are made. */
export interface Report {
  origin: string
  mode: 'read' | 'write'
  only?: string
  seed: number
  startedAt: string
  durationMs: number
  exitCode: Judgement['exitCode']
  /** What the run says about the host. */
  sentence: string
  /** What to do next; empty if there is nothing to do. */
  advice: string
  counts: Record<'operations' | 'made' | 'skipped' | 'findings' | 'accepted' | 'expired' | 'left' | 'requests', number>
  /** Percent of the documented answers that were seen, and the required minimum. */
  coverage: { percent: number; minimum: number; operations: readonly Covered[] }
  /** Why the run ended early, if it did. */
  stopped?: string
  /** One for each cause. */
  findings: readonly Finding[]
  accepted: readonly Finding[]
  expired: Baseline
  unused: Baseline
  made: readonly string[]
  skipped: RunOutcome['skipped']
  differences: RunOutcome['differences']
  left: readonly string[]
  /** The contract's fields that the shop reads, if requested. */
  appUsage?: AppUsage
}

/** Combines what was found with the baseline. */
export function reportOf(
  options: Options,
  outcome: RunOutcome,
  judged: ReturnType<typeof applyBaseline>,
  startedAt: Date,
  durationMs: number,
): Report {
  const { expired, unused } = judged
  const [findings, accepted] = [byCause(judged.findings), byCause(judged.accepted)]
  const coverage = {
    percent: percentSeen(outcome.coverage),
    minimum: options.minCoverage,
    operations: outcome.coverage,
  }
  const stopped = outcome.stopped !== undefined && { stopped: outcome.stopped }
  const { exitCode, sentence, advice } = judgementOf({ findings, expired, coverage, ...stopped })
  return {
    origin: options.origin,
    mode: options.write ? 'write' : 'read',
    only: options.only,
    seed: options.seed,
    startedAt: startedAt.toISOString(),
    durationMs: Math.round(durationMs),
    exitCode,
    sentence,
    advice,
    counts: {
      operations: outcome.coverage.filter(({ requests }) => requests > 0).length,
      made: outcome.made.length,
      skipped: outcome.skipped.length,
      findings: findings.length,
      accepted: accepted.length,
      expired: expired.length,
      left: outcome.left.length,
      requests: outcome.requests,
    },
    coverage,
    ...stopped,
    findings,
    accepted,
    expired,
    unused,
    made: outcome.made.toSorted(),
    skipped: outcome.skipped,
    differences: outcome.differences,
    left: outcome.left,
  }
}
