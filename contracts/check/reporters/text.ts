import type { Report } from '../report.ts'
import { counted, firstOf, modes, siteOf, wordsOfFinding } from './in-words.ts'
import type { LocatedFinding } from './finding-location.ts'

function line(finding: LocatedFinding): string {
  const { operation, status, path, differs, times } = wordsOfFinding(finding)
  return `${operation} ${status}  ${path}  ${differs}${times > 1 ? ` (${times} times)` : ''}`
}

/** A finding with its reason, its culprit, and the calls that lead there. */
function atLength(finding: LocatedFinding): string[] {
  const { effect, named, also, calls, why, cause, place, seenIn } = wordsOfFinding(finding)
  return [
    `DRIFT  ${line(finding)}`,
    `       ${effect}, ${named}: ${why}`,
    `       caused by ${cause}`,
    `       ${place}, seen in: ${firstOf(seenIn, 4, '; ')}`,
    ...(also ? [`       also at ${firstOf(also.map(siteOf), 6)}`] : []),
    ...calls.map((call) => `       $ ${call}`),
  ]
}

/** The fields that no answer showed; of more than ten how many, by their schemas, as the other reports name each. */
function blindLine(covered: Report['coverage']['operations']): string[] {
  const all = covered.flatMap(({ operation, blind }) =>
    blind.map(({ of = operation, path }) => ({ operation, of, path })),
  )
  const counts = [...Map.groupBy(all, ({ of }) => of)].map(([of, fields]) => `${of} ${fields.length}`)
  const words =
    all.length > 10 ? firstOf(counts, 12) : all.map(({ operation, path }) => `${operation} ${path}`).join(', ')
  return all.length === 0 ? [] : [`blind: no answer showed a value of ${counted(all.length, 'field')}: ${words}`]
}

/** The report as text: the findings at length, then what was seen, and what the run says about the host. */
export function reportText(report: Report): string {
  const { counts, seed, mode, coverage, stopped, sentence, advice } = report
  const leftOut = Map.groupBy(report.skipped, ({ reason }) => reason)
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
    ...[...leftOut].map(
      ([reason, all]) =>
        `left out: ${all.length}, since ${reason}: ${firstOf(
          all.map(({ name }) => name),
          12,
        )}`,
    ),
    ...blindLine(coverage.operations),
    ...report.left.map((what) => `left on the host: ${what}`),
    ...(stopped === undefined ? [] : [`stopped early: ${stopped}`]),
    `${report.origin}, ${modes[mode]}, seed ${seed}: ${counts.made} exchanges and journeys, ${counts.requests} requests to ${counts.operations} operations in ${report.durationMs} ms, ${coverage.percent}% of the documented answers, ` +
      `${counted(counts.findings, 'finding')}, ${counts.accepted} accepted, ${counts.expired} expired.`,
    `${sentence} ${advice}`.trimEnd(),
  ].join('\n')
}
