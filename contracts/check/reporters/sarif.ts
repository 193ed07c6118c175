import type { Finding } from '#contracts/finding.ts'
import { locationOf } from './finding-location.ts'

const schema = 'https://json.schemastore.org/sarif-2.1.0.json'

/** The findings as SARIF 2.1.0, which code hosts show beside the lines of the OpenAPI file. */
export function sarif(findings: readonly Finding[]): string {
  const rules = [...new Map(findings.map((finding) => [finding.law, finding.sentence]))]
  const results = findings.map((finding) => {
    const { file, line } = locationOf(finding)
    return {
      ruleId: finding.law,
      level: finding.effect === 'breaking' ? 'error' : 'warning',
      message: {
        text: `${finding.operation} ${finding.status} ${finding.path}: expected ${finding.expected}, got ${finding.got}. Repeat it with: ${finding.curl}`,
      },
      locations: [{ physicalLocation: { artifactLocation: { uri: file }, region: { startLine: line } } }],
      properties: { class: finding.class, step: finding.step, times: finding.times },
    }
  })
  const driver = {
    name: 'suvarnika-check',
    rules: rules.map(([id, text]) => ({ id, shortDescription: { text } })),
  }
  return `${JSON.stringify({ $schema: schema, version: '2.1.0', runs: [{ tool: { driver }, results }] }, null, 2)}\n`
}
