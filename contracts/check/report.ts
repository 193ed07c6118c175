import type { AppUsage } from '#contracts/app-usage/app-usage.ts'
import type { Finding } from '#contracts/finding.ts'
import { type applyBaseline, type Baseline } from './baseline.ts'
import { type Covered, percentPlayed } from './coverage.ts'
import type { Options } from './options/options.ts'
import { locationOf } from './reporters/finding-location.ts'
import type { Played } from './runner.ts'

/** The result of a run, from which all report formats are made. */
export interface Report {
  origin: string
  mode: 'read' | 'write'
  only?: string
  seed: number
  startedAt: string
  durationMs: number
  exitCode: 0 | 1
  counts: Record<
    'operations' | 'played' | 'skipped' | 'findings' | 'accepted' | 'expired' | 'left' | 'requests',
    number
  >
  /** Percent of the documented answers that were played, and the required minimum. */
  coverage: { percent: number; demanded: number; operations: readonly Covered[] }
  /** Why the run ended early, if it did. */
  stopped?: string
  findings: readonly Finding[]
  accepted: readonly Finding[]
  expired: Baseline
  unused: Baseline
  played: readonly string[]
  skipped: Played['skipped']
  differences: Played['differences']
  left: readonly string[]
  /** The contract's fields that the shop reads, if requested. */
  appUsage?: AppUsage
}

/** Combines what was played with the baseline. */
export function reportOf(
  options: Options,
  played: Played,
  judged: ReturnType<typeof applyBaseline>,
  startedAt: Date,
  durationMs: number,
): Report {
  const { findings, accepted, expired, unused } = judged
  const percent = percentPlayed(played.coverage)
  return {
    origin: options.origin,
    mode: options.write ? 'write' : 'read',
    ...(options.only !== undefined && { only: options.only }),
    seed: options.seed,
    startedAt: startedAt.toISOString(),
    durationMs: Math.round(durationMs),
    exitCode: findings.length + expired.length > 0 || percent < options.minCoverage ? 1 : 0,
    counts: {
      operations: played.coverage.filter(({ requests }) => requests > 0).length,
      played: played.played.length,
      skipped: played.skipped.length,
      findings: findings.length,
      accepted: accepted.length,
      expired: expired.length,
      left: played.left.length,
      requests: played.requests,
    },
    coverage: { percent, demanded: options.minCoverage, operations: played.coverage },
    ...(played.stopped !== undefined && { stopped: played.stopped }),
    findings,
    accepted,
    expired,
    unused,
    played: played.played.toSorted(),
    skipped: played.skipped,
    differences: played.differences,
    left: played.left,
  }
}

const line = ({ operation, status, path, expected, got, times }: Finding) =>
  `${operation} ${status}  ${path}  expected ${expected}, got ${got}${times > 1 ? ` (${times} times)` : ''}`

/** The line of the contract that a finding breaks. */
function placeOf(finding: Finding): string {
  const { file, line: number } = locationOf(finding)
  return `${file}:${number}`
}

/** A finding with its reason and the command that repeats it. */
const atLength = (finding: Finding): string[] => [
  `DRIFT  ${line(finding)}`,
  `       ${finding.effect}, ${finding.law}: ${finding.sentence}`,
  `       ${placeOf(finding)}, seen in: ${finding.step}`,
  `       ${finding.curl}`,
]

/** The verdict, and what to do next. */
function verdictOf({ findings, expired, coverage, stopped, exitCode }: Report): string {
  const { percent, demanded } = coverage
  if (findings.length > 0)
    return 'The host has drifted from the contract: fix the host or the contract, or accept the finding in a --baseline.'
  if (expired.length > 0) return 'The baseline has expired entries: renew or remove them.'
  if (percent < demanded)
    return `Only ${percent}% of the documented answers were played, ${demanded}% are required: see what was not played, or lower --min-coverage.`
  return exitCode === 0 && stopped === undefined
    ? 'The host keeps the contract.'
    : 'What was played keeps the contract.'
}

function perReason(skipped: Report['skipped']): string[] {
  const counts = new Map<string, number>()
  for (const { reason } of skipped) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return [...counts].map(([reason, count]) => `not played: ${count}, since ${reason}`)
}

/** The report as text: one line for each finding, then what was played. */
export function reportText(report: Report): string {
  const { counts, seed, mode, coverage, stopped } = report
  return [
    ...report.findings.flatMap(atLength),
    ...report.expired.map(
      ({ operation, path, expires }) =>
        `EXPIRED  ${operation}  ${path}  was accepted until ${expires}: renew or remove it in the baseline`,
    ),
    ...report.accepted.map((finding) => `accepted  ${line(finding)}`),
    ...report.unused.map(({ operation, path }) => `in the baseline, not found: ${operation}  ${path}`),
    ...report.differences.map(
      ({ step, operation, what, host, mock }) => `differs  ${step}: ${operation}, ${what} ${host}, on the mock ${mock}`,
    ),
    ...perReason(report.skipped),
    ...report.left.map((what) => `left on the host: ${what}`),
    ...(stopped === undefined ? [] : [`stopped early: ${stopped}`]),
    `${report.origin}, ${mode === 'write' ? 'reading and writing' : 'reading only'}, seed ${seed}: ${counts.played} steps and ${counts.requests} requests to ${counts.operations} operations in ${report.durationMs} ms, ${coverage.percent}% of the documented answers, ` +
      `${counts.findings} findings, ${counts.accepted} accepted, ${counts.expired} expired.`,
    verdictOf(report),
  ].join('\n')
}
