import type { Finding } from '#contracts/judge/finding.ts'
import type { Report } from '../report.ts'
import { answersIn } from './finding-location.ts'
import { escaped } from './markup.ts'
import { placeOf } from './text.ts'

const attributes = (values: Record<string, string | number>) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('')

function failed(finding: Finding): string {
  const { operation, status, law, path, expected, got, sentence, reason, culprit, seenIn, calls } = finding
  const name = attributes({ classname: operation, name: `${status} ${law}: ${path}` })
  const message = attributes({ type: finding.class, message: `expected ${expected}, got ${got}` })
  const told = [
    `${sentence} ${reason}`,
    `caused by ${culprit.operation}: ${culprit.call}`,
    `${placeOf(finding)}, seen in: ${seenIn.join(', ')}`,
    ...calls,
  ]
  return `    <testcase${name}><failure${message}>${escaped(told.join('\n'))}</failure></testcase>`
}

/** What fails a run besides findings, as a case of its own. */
function caseOfTheRun({ findings, exitCode, sentence, advice }: Report): string[] {
  if (exitCode === 0 || findings.length > 0) return []
  const name = attributes({ classname: 'run', name: 'the run as a whole' })
  return [`    <testcase${name}><error${attributes({ message: sentence })}>${escaped(advice)}</error></testcase>`]
}

const passed = ({ operation, status }: { operation: string; status: string }) =>
  `    <testcase${attributes({ classname: operation, name: `${status} as documented` })}/>`

const skipped = ({ name, reason }: { name: string; reason: string }) =>
  `    <testcase${attributes({ classname: name.split(' ')[0] ?? name, name })}><skipped${attributes({ message: reason })}/></testcase>`

/** The report as JUnit XML: a passed case for each answer without a finding, a failed one for each finding. */
export function junit(report: Report): string {
  const drifted = answersIn(report.findings)
  const answered = report.coverage.operations.flatMap(({ operation, answers }) =>
    answers.seen.map((status) => ({ operation, status })),
  )
  const clean = answered.filter(({ operation, status }) => !drifted.has(`${operation} ${status}`))
  const errors = caseOfTheRun(report)
  const cases = [...clean.map(passed), ...report.findings.map(failed), ...errors, ...report.skipped.map(skipped)]
  const counts = attributes({
    name: `contract of ${report.origin}`,
    tests: cases.length,
    failures: report.findings.length,
    skipped: report.skipped.length,
    errors: errors.length,
    time: (report.durationMs / 1000).toFixed(3),
    timestamp: report.startedAt,
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n  <testsuite${counts}>\n    <properties><property${attributes({ name: 'sentence', value: report.sentence })}/></properties>\n${cases.join('\n')}\n  </testsuite>\n</testsuites>\n`
}
