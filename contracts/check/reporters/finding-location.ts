import { join } from 'node:path'
import { operations } from '#openapi/generated/operations.ts'
import type { Finding } from '#contracts/judge/finding.ts'
import { jsonCalls } from '#contracts/judge/json-path.ts'
import { OpenApiSource, type SourceLine } from '#contracts/judge/contract/openapi-source.ts'

/** The OpenAPI file of this project. */
export const contractFile = join(import.meta.dirname, '../../../openapi/openapi.yaml')

const source = new OpenApiSource(contractFile)

/** `$.data[3].name` as a path through a schema: `properties data items properties name`. */
const schemaKeys = (path: string): string[] =>
  jsonCalls(path).flatMap((name) => (name === null ? ['items'] : ['properties', name]))

/** Where the contract documents the operation and the answer of a finding. */
function placesOf({ operation, status }: Finding) {
  const { path, method, answers } = operations[operation]
  const documented = answers as Record<string, { contentType: string | null } | undefined>
  // An exchange that accepts several answers has a status such as `200 or 404`.
  const first = status.split(' or ').find((each) => documented[each])
  const base = ['paths', path.replace(/^\/v1/, ''), method.toLowerCase()]
  if (first === undefined) return { base }
  return { base, answer: [...base, 'responses', first], contentType: documented[first]?.contentType }
}

/** The path in the contract to the schema of the field of a finding; undefined if it is not about a field. */
export function schemaPointerOf(finding: Finding): string[] | undefined {
  const { answer, contentType } = placesOf(finding)
  if (!answer || !contentType || !finding.path.startsWith('$')) return undefined
  return [...answer, 'content', contentType, 'schema', ...schemaKeys(finding.path)]
}

/** The path in the contract to the field of a finding, else to the answer, else to the operation. */
function pointerOf(finding: Finding): string[] {
  const { base, answer } = placesOf(finding)
  return schemaPointerOf(finding) ?? answer ?? base
}

/** The line of the contract that a finding breaks. */
export const locationOf = (finding: Finding): SourceLine => source.lineOf(pointerOf(finding))

/** The answers in which findings show, such as `getProduct 200`. */
export const answersIn = (findings: readonly Finding[]): ReadonlySet<string> =>
  new Set(
    findings
      .flatMap((finding) => [finding, ...(finding.also ?? [])])
      .map(({ operation, status }) => `${operation} ${status}`),
  )
