import type { Finding } from '#contracts/judge/finding.ts'
import { locationOf } from './finding-location.ts'

const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** Workflow commands of GitHub Actions, one for each finding, at its line of the OpenAPI file. */
export function annotations(findings: readonly Finding[]): string {
  const commands = findings.map((finding) => {
    const { file, line } = locationOf(finding)
    const level = finding.effect === 'breaking' ? 'error' : 'warning'
    const title = property(`${finding.operation} ${finding.status}: ${finding.law}`)
    const message = data(
      `${finding.path}: expected ${finding.expected}, got ${finding.got}. ${finding.sentence} ${finding.reason} Caused by ${finding.culprit.operation}: ${finding.culprit.call}`,
    )
    return `::${level} file=${property(file)},line=${line},title=${title}::${message}`
  })
  return commands.map((command) => `${command}\n`).join('')
}
