import type { Finding } from '#contracts/finding.ts'
import type { Report } from '../report.ts'
import { escaped } from './markup.ts'

const attributes = (values: Record<string, string | number>) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('')

function failed(finding: Finding): string {
  const { operation, status, law, path, expected, got, sentence, curl } = finding
  const name = attributes({ classname: operation, name: `${status} ${law}: ${path}` })
  const message = attributes({ type: finding.class, message: `expected ${expected}, got ${got}` })
  return `    <testcase${name}><failure${message}>${escaped(`${sentence}\n${curl}`)}</failure></testcase>`
}

const passed = ({ operation, status }: { operation: string; status: string }) =>
  `    <testcase${attributes({ classname: operation, name: `${status} as documented` })}/>`

const skipped = ({ exchange: name, reason }: { exchange: string; reason: string }) =>
  `    <testcase${attributes({ classname: name.split(' ')[0] ?? name, name })}><skipped${attributes({ message: reason })}/></testcase>`

/** The report as JUnit XML: a passed case for each answer without a finding, a failed one for each finding. */
export function junit(report: Report): string {
  const drifted = new Set(report.findings.map(({ operation, status }) => `${operation} ${status}`))
  const answered = report.coverage.operations.flatMap(({ operation, answers }) =>
    answers.played.map((status) => ({ operation, status })),
  )
  const clean = answered.filter(({ operation, status }) => !drifted.has(`${operation} ${status}`))
  const cases = [...clean.map(passed), ...report.findings.map(failed), ...report.skipped.map(skipped)]
  const counts = attributes({
    name: `contract of ${report.origin}`,
    tests: cases.length,
    failures: report.findings.length,
    skipped: report.skipped.length,
    time: (report.durationMs / 1000).toFixed(3),
    timestamp: report.startedAt,
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n  <testsuite${counts}>\n${cases.join('\n')}\n  </testsuite>\n</testsuites>\n`
}
