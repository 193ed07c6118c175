import type { Finding } from '#contracts/judge/finding.ts'
import type { Report } from '../report.ts'
import { locationOf } from './finding-location.ts'

const schema = 'https://json.schemastore.org/sarif-2.1.0.json'

function resultOf(finding: Finding) {
  const { law, operation, status, path, expected, got, sentence, reason, culprit, seenIn, calls, also, times } = finding
  const { file, line } = locationOf(finding)
  return {
    ruleId: law,
    level: finding.effect === 'breaking' ? 'error' : 'warning',
    message: {
      text: `${operation} ${status} ${path}: expected ${expected}, got ${got}. ${sentence} ${reason} Caused by ${culprit.operation}: ${culprit.call}. Repeat it with:\n${calls.join('\n')}`,
    },
    locations: [{ physicalLocation: { artifactLocation: { uri: file }, region: { startLine: line } } }],
    properties: { class: finding.class, seenIn, times, ...(also && { also }) },
  }
}

/** The report as SARIF 2.1.0, which code hosts show beside the lines of the OpenAPI file. */
export function sarif({ findings, exitCode, sentence, advice, stopped }: Report): string {
  const rules = [...new Map(findings.map((finding) => [finding.law, finding]))]
  const driver = {
    name: 'suvarnika-check',
    rules: rules.map(([id, law]) => ({
      id,
      shortDescription: { text: law.sentence },
      fullDescription: { text: law.reason },
    })),
  }
  const run = {
    tool: { driver },
    invocations: [{ executionSuccessful: stopped === undefined, exitCode, exitCodeDescription: sentence }],
    results: findings.map(resultOf),
    properties: { sentence, advice },
  }
  return `${JSON.stringify({ $schema: schema, version: '2.1.0', runs: [run] }, null, 2)}\n`
}
