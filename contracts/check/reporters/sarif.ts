import type { Report } from '../report.ts'
import { siteOf, wordsOfFinding } from './in-words.ts'
import type { LocatedFinding } from './finding-location.ts'

const schema = 'https://json.schemastore.org/sarif-2.1.0.json'

function resultOf(finding: LocatedFinding) {
  const { law, calls, also, times, level, differs, why, cause, file, line } = wordsOfFinding(finding)
  const text = `${siteOf(finding)}: ${differs}. ${why} Caused by ${cause}. Repeat it with:\n${calls.join('\n')}`
  return {
    ruleId: law,
    level,
    message: { text },
    locations: [{ physicalLocation: { artifactLocation: { uri: file }, region: { startLine: line } } }],
    properties: { class: finding.class, seenIn: finding.seenIn, times, also },
  }
}

/** The report as SARIF 2.1.0, which code hosts show beside the lines of the OpenAPI file. */
export function sarif({ findings, exitCode, sentence, advice, stopped }: Report): string {
  const rules = [...new Map(findings.map((finding) => [finding.law, finding]))].map(([id, law]) => ({
    id,
    shortDescription: { text: law.sentence },
    fullDescription: { text: law.reason },
    ...(law.wfc !== undefined && { properties: { tags: [`WFC-${law.wfc}`] } }),
  }))
  const run = {
    tool: { driver: { name: 'suvarnika-check', rules } },
    invocations: [{ executionSuccessful: stopped === undefined, exitCode, exitCodeDescription: sentence }],
    results: findings.map(resultOf),
    properties: { sentence, advice },
  }
  return `${JSON.stringify({ $schema: schema, version: '2.1.0', runs: [run] }, null, 2)}\n`
}
