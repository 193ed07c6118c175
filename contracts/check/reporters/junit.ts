import type { Report } from '../report.ts'
import { answersIn, type LocatedFinding } from './finding-location.ts'
import { wordsOfFinding } from './in-words.ts'
import { escaped } from './markup.ts'

/** An XML element around text or elements that are escaped already. */
function element(name: string, attributes: Record<string, string | number>, inner = ''): string {
  const values = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
  return `<${name}${values.join('')}${inner === '' ? '/>' : `>${inner}</${name}>`}`
}

const testcase = (classname: string, name: string, inner?: string) => element('testcase', { classname, name }, inner)

function failed(finding: LocatedFinding): string {
  const { operation, status, law, named, path, calls, differs, why, cause, place, seenIn } = wordsOfFinding(finding)
  const details = [`${named}: ${why}`, `caused by ${cause}`, `${place}, seen in: ${seenIn.join('; ')}`, ...calls].join(
    '\n',
  )
  const failure = element('failure', { type: finding.class, message: differs }, escaped(details))
  return testcase(operation, `${status} ${law}: ${path}`, failure)
}

/** What fails a run besides findings, as a case of its own. */
function caseOfTheRun({ findings, exitCode, sentence, advice }: Report): string[] {
  if (exitCode === 0 || findings.length > 0) return []
  return [testcase('run', 'the run as a whole', element('error', { message: sentence }, escaped(advice)))]
}

/** The report as JUnit XML: a passed case for each answer without a finding, a failed one for each finding. */
export function junit(report: Report): string {
  const { origin, findings, skipped, coverage, durationMs, startedAt, sentence } = report
  const drifted = answersIn(findings)
  const passed = coverage.operations.flatMap(({ operation, answers }) =>
    answers.seen
      .filter((status) => !drifted.has(`${operation} ${status}`))
      .map((status) => testcase(operation, `${status} as documented`)),
  )
  const errors = caseOfTheRun(report)
  const leftOut = skipped.map(({ name, reason }) =>
    testcase(name.split(' ')[0] ?? name, name, element('skipped', { message: reason })),
  )
  const cases = [...passed, ...findings.map(failed), ...errors, ...leftOut]
  const properties = element('properties', {}, element('property', { name: 'sentence', value: sentence }))
  const counts = {
    name: `contract of ${origin}`,
    tests: cases.length,
    failures: findings.length,
    skipped: skipped.length,
    errors: errors.length,
    time: (durationMs / 1000).toFixed(3),
    timestamp: startedAt,
  }
  const inner = `\n    ${[properties, ...cases].join('\n    ')}\n  `
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n  ${element('testsuite', counts, inner)}\n</testsuites>\n`
}
