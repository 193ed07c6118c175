import type { AlsoSeen, Finding } from '#contracts/judge/finding.ts'
import type { Report } from '../report.ts'
import { locationOf } from './finding-location.ts'

const line = ({ operation, status, path, expected, got, times }: Finding) =>
  `${operation} ${status}  ${path}  expected ${expected}, got ${got}${times > 1 ? ` (${times} times)` : ''}`

/** The line of the contract that a finding breaks. */
export function placeOf(finding: Finding): string {
  const { file, line: number } = locationOf(finding)
  return `${file}:${number}`
}

/** Some of many, with the number of the others. */
function few(words: readonly string[], most: number): string {
  return words.length > most ? `${words.slice(0, most).join(', ')} and ${words.length - most} more` : words.join(', ')
}

const inWords = ({ operation, status, path }: AlsoSeen) => `${operation} ${status} ${path}`

/** A finding with its reason, its culprit, and the calls that lead there. */
const atLength = (finding: Finding): string[] => [
  `DRIFT  ${line(finding)}`,
  `       ${finding.effect}, ${finding.law}: ${finding.sentence} ${finding.reason}`,
  `       caused by ${finding.culprit.operation}: ${finding.culprit.call}`,
  `       ${placeOf(finding)}, seen in: ${few(finding.seenIn, 4)}`,
  ...(finding.also ? [`       also at ${few(finding.also.map(inWords), 6)}`] : []),
  ...finding.calls.map((call) => `       $ ${call}`),
]

function perReason(skipped: Report['skipped']): string[] {
  const counts = new Map<string, number>()
  for (const { reason } of skipped) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return [...counts].map(([reason, count]) => `left out: ${count}, since ${reason}`)
}

/** The report as text: the findings at length, then what was seen, and what the run says about the host. */
export function reportText(report: Report): string {
  const { counts, seed, mode, coverage, stopped, sentence, advice } = report
  return [
    ...report.findings.flatMap(atLength),
    ...report.expired.map(
      ({ operation, path, expires }) =>
        `EXPIRED  ${operation}  ${path}  was accepted until ${expires}: renew or remove it in the baseline`,
    ),
    ...report.accepted.map((finding) => `accepted  ${line(finding)}`),
    ...report.unused.map(({ operation, path }) => `in the baseline, not found: ${operation}  ${path}`),
    ...report.differences.map(
      ({ during, operation, what, host, mock }) =>
        `differs  ${during}: ${operation}, ${what} ${host}, on the mock ${mock}`,
    ),
    ...perReason(report.skipped),
    ...report.left.map((what) => `left on the host: ${what}`),
    ...(stopped === undefined ? [] : [`stopped early: ${stopped}`]),
    `${report.origin}, ${mode === 'write' ? 'reading and writing' : 'reading only'}, seed ${seed}: ${counts.made} exchanges and journeys, ${counts.requests} requests to ${counts.operations} operations in ${report.durationMs} ms, ${coverage.percent}% of the documented answers, ` +
      `${counts.findings} ${counts.findings === 1 ? 'finding' : 'findings'}, ${counts.accepted} accepted, ${counts.expired} expired.`,
    [sentence, advice].filter(Boolean).join(' '),
  ].join('\n')
}
