import { join } from 'node:path'
import { operations } from '#openapi/generated/operations.ts'
import type { Finding } from '#contracts/judge/finding.ts'
import { jsonCalls } from '#contracts/judge/json-path.ts'
import { OpenApiSource, type SourceLine } from '#contracts/judge/contract/openapi-source.ts'

/** The OpenAPI file of this project. */
export const contractFile = join(import.meta.dirname, '../../../openapi/openapi.yaml')

const source = new OpenApiSource(contractFile)

/** The path in the contract to the field of a finding, else to the answer, else to the operation. */
export function placeOf({ operation, status, path }: Finding): { keys: string[]; isField: boolean } {
  const { path: address, method, answers } = operations[operation]
  const documented = answers as Record<string, { contentType: string | null } | undefined>
  const base = ['paths', address.replace(/^\/v1/, ''), method.toLowerCase()]
  // An exchange that accepts several answers has a status such as `200 or 404`.
  const first = status.split(' or ').find((each) => documented[each])
  if (first === undefined) return { keys: base, isField: false }
  const answer = [...base, 'responses', first]
  const contentType = documented[first]?.contentType
  if (!contentType || !path.startsWith('$')) return { keys: answer, isField: false }
  const fields = jsonCalls(path).flatMap((name) => (name === null ? ['items'] : ['properties', name]))
  return { keys: [...answer, 'content', contentType, 'schema', ...fields], isField: true }
}

/** The line of the contract that a finding breaks. */
export function locationOf(finding: Finding): SourceLine {
  const { keys, isField } = placeOf(finding)
  // A status is told by the operation that has it, not by the text that all operations share.
  return source.lineOf(keys, !isField)
}

/** The answers in which findings show, such as `getProduct 200`. */
export const answersIn = (findings: readonly Finding[]): ReadonlySet<string> =>
  new Set(
    findings.flatMap((each) => [each, ...(each.also ?? [])].map(({ operation, status }) => `${operation} ${status}`)),
  )
