import type { Contract } from '#openapi/contract/contract.ts'
import type { AppUsage } from './app-usage.ts'
import type { Effect, Finding } from '#contracts/judge/finding.ts'
import { printableIn } from '#openapi/contract/printable.ts'
import { applyBaseline } from './baseline.ts'
import { codeOf } from './catalogue.ts'
import { byCause } from './cause.ts'
import { type Covered, percentSeen } from './coverage.ts'
import type { CheckOptions } from './options.ts'
import type { LocatedFinding } from './reporters/finding-location.ts'
import { counted } from './reporters/in-words.ts'
import type { RunOutcome } from './watch-run.ts'

/** An exchange or a journey with different answers from the host and another backend. */
export interface DifferentAnswer {
  during: string
  operation: string
  what: 'status' | 'shape' | 'law'
  host: string
  mock: string
}

interface Compared {
  /** What the kit's own backend answers differently, if the calls were made there too. */
  differences: readonly DifferentAnswer[]
}

/** The result of a run, from which all report formats are made. A finding stands for all of one cause. */
export interface Report
  extends
    Pick<CheckOptions, 'origin' | 'only' | 'seed'>,
    Pick<RunOutcome, 'stopped' | 'made' | 'skipped' | 'left'>,
    Compared,
    Omit<ReturnType<typeof applyBaseline>, 'findings' | 'accepted'> {
  /** What the baseline does not accept, and what it does. */
  findings: readonly LocatedFinding[]
  accepted: readonly LocatedFinding[]
  mode: 'read' | 'write'
  startedAt: string
  durationMs: number
  /** 0 clean, 1 drift or another failure, 2 ended early without either. */
  exitCode: 0 | 1 | 2
  /** What the run says about the host. */
  sentence: string
  /** What to do next; empty if there is nothing to do. */
  advice: string
  counts: Record<'operations' | 'made' | 'skipped' | 'findings' | 'accepted' | 'expired' | 'left' | 'requests', number>
  /** Percent of the documented answers that were seen, and the required minimum. */
  coverage: { percent: number; minimum: number; operations: readonly Covered[] }
  /** The contract's fields that the app reads, if requested. */
  appUsage?: AppUsage
}

type Judgement = Pick<Report, 'exitCode' | 'sentence' | 'advice'>

/** The judgement of a run, the same in every report. */
export function judgementOf(
  run: Pick<Report, 'findings' | 'expired' | 'coverage' | 'stopped' | 'made' | 'skipped'>,
): Judgement {
  const { findings, expired, stopped, made, skipped } = run
  const { percent, minimum } = run.coverage
  const early = stopped === undefined ? '' : ` The run ended early: ${stopped}.`
  const failed = (sentence: string, advice: string): Judgement => ({ exitCode: 1, sentence: sentence + early, advice })
  if (findings.length > 0)
    return failed(
      `The host has drifted from the contract: ${counted(findings.length, 'finding')}.`,
      'Fix the host or the contract, or accept a finding in a --baseline.',
    )
  if (expired.length > 0)
    return failed(
      `The baseline has ${counted(expired.length, 'expired entry', 'expired entries')}.`,
      'Renew or remove them.',
    )
  if (percent < minimum)
    return failed(
      `Only ${percent}% of the documented answers were seen, ${minimum}% are required.`,
      'See what was left out, or lower --min-coverage.',
    )
  if (stopped !== undefined)
    return { exitCode: 2, sentence: `What was seen keeps the contract.${early}`, advice: 'Start it again.' }
  if (skipped.length > 0) {
    const part = `${made.length} of ${made.length + skipped.length} exchanges and journeys`
    return { exitCode: 0, sentence: `What was judged keeps the contract: ${part}.`, advice: '' }
  }
  return { exitCode: 0, sentence: 'The host keeps the contract.', advice: '' }
}

/** One finding for each cause, with its code in the catalogue. */
const oneForEachCause = (contract: Contract, all: readonly Finding[], effects?: readonly Effect[]) =>
  byCause(all, contract, effects).map((finding) => {
    const wfc = codeOf(contract, finding)
    return wfc === undefined ? finding : { ...finding, wfc }
  })

/** What a report says of the options of its run. */
type ReportOptions = Pick<CheckOptions, 'origin' | 'only' | 'seed' | 'baseline' | 'min-coverage' | 'write'>

/** Combines what was found with the baseline. Its texts are printable, whatever the host has sent. */
export function reportOf(
  contract: Contract,
  options: ReportOptions,
  outcome: RunOutcome & Partial<Compared>,
  now: Date,
  durationMs: number,
): Report {
  const startedAt = now.toISOString()
  const judged = applyBaseline(outcome.findings, options.baseline, startedAt.slice(0, 10))
  const { coverage: operations, stopped, requests, skipped, differences = [], left } = outcome
  const judgedByCause = {
    ...judged,
    findings: oneForEachCause(contract, judged.findings, outcome.effects),
    accepted: oneForEachCause(contract, judged.accepted, outcome.effects),
  }
  const { findings, accepted, expired } = judgedByCause
  const made = outcome.made.toSorted()
  const coverage = { percent: percentSeen(operations), minimum: options['min-coverage'], operations }
  return printableIn({
    origin: options.origin,
    mode: options.write ? 'write' : 'read',
    only: options.only,
    seed: options.seed,
    startedAt,
    durationMs: Math.round(durationMs),
    ...judgementOf({ findings, expired, coverage, stopped, made, skipped }),
    counts: {
      operations: operations.filter((each) => each.requests > 0).length,
      made: made.length,
      skipped: skipped.length,
      findings: findings.length,
      accepted: accepted.length,
      expired: expired.length,
      left: left.length,
      requests,
    },
    coverage,
    stopped,
    ...judgedByCause,
    made,
    skipped,
    differences,
    left,
  })
}
