import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '#contracts/judge.ts'
import { type applyBaseline, type Baseline } from './baseline.ts'
import { CouldNotRun } from './could-not-run.ts'
import type { Options } from './options.ts'
import type { Played } from './runner.ts'

/** What a run comes to: the one source of every form in which it is told. */
export interface Report {
  origin: string
  mode: 'read' | 'write'
  only?: string
  seed: number
  startedAt: string
  durationMs: number
  exitCode: 0 | 1
  counts: Record<'operations' | 'played' | 'skipped' | 'findings' | 'accepted' | 'expired' | 'left', number>
  findings: readonly Finding[]
  accepted: readonly Finding[]
  expired: Baseline
  unused: Baseline
  played: readonly string[]
  skipped: Played['skipped']
  left: readonly string[]
}

/** Puts together what was played and what the baseline says of it. */
export function reportOf(
  options: Options,
  played: Played,
  judged: ReturnType<typeof applyBaseline>,
  startedAt: Date,
  durationMs: number,
): Report {
  const { findings, accepted, expired, unused } = judged
  return {
    origin: options.origin,
    mode: options.write ? 'write' : 'read',
    ...(options.only !== undefined && { only: options.only }),
    seed: options.seed,
    startedAt: startedAt.toISOString(),
    durationMs: Math.round(durationMs),
    exitCode: findings.length + expired.length > 0 ? 1 : 0,
    counts: {
      operations: new Set(played.played.map((name) => name.split(' ')[0])).size,
      played: played.played.length,
      skipped: played.skipped.length,
      findings: findings.length,
      accepted: accepted.length,
      expired: expired.length,
      left: played.left.length,
    },
    findings,
    accepted,
    expired,
    unused,
    played: played.played.toSorted(),
    skipped: played.skipped,
    left: played.left,
  }
}

const line = ({ operation, status, path, expected, got, times }: Finding) =>
  `${operation} ${status}  ${path}  expected ${expected}, got ${got}${times > 1 ? ` (${times} times)` : ''}`

function perReason(skipped: Report['skipped']): string[] {
  const counts = new Map<string, number>()
  for (const { reason } of skipped) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return [...counts].map(([reason, count]) => `not played: ${count}, since ${reason}`)
}

/** The report for a person: one line for each finding, then what was played. */
export function inWords(report: Report): string {
  const { counts, seed, mode } = report
  return [
    ...report.findings.map((finding) => `DRIFT  ${line(finding)}`),
    ...report.expired.map(
      ({ operation, path, expires }) =>
        `EXPIRED  ${operation}  ${path}  was accepted until ${expires}: renew or remove it in the baseline`,
    ),
    ...report.accepted.map((finding) => `accepted  ${line(finding)}`),
    ...report.unused.map(({ operation, path }) => `in the baseline, not found: ${operation}  ${path}`),
    ...perReason(report.skipped),
    ...report.left.map((what) => `left on the host: ${what}`),
    `${report.origin}, ${mode === 'write' ? 'reading and writing' : 'reading only'}, seed ${seed}: ${counts.played} answers of ${counts.operations} operations played in ${report.durationMs} ms, ` +
      `${counts.findings} findings, ${counts.accepted} accepted, ${counts.expired} expired.`,
    report.exitCode === 0 ? 'The host keeps the contract.' : 'The host has drifted from the contract.',
  ].join('\n')
}

/** Writes `report.json` into `directory`. Throws `CouldNotRun` when it cannot be written. */
export function writeReport(directory: string, report: Report): void {
  try {
    mkdirSync(directory, { recursive: true })
    writeFileSync(join(directory, 'report.json'), `${JSON.stringify(report, null, 2)}\n`)
  } catch (error) {
    throw new CouldNotRun(
      `--report ${directory} cannot be written: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  }
}
