import { join } from 'node:path'
import { operations } from '#openapi/generated/operations.ts'
import type { Finding } from '#contracts/finding.ts'
import { OpenApiSource, type SourceLine } from '#contracts/openapi-source.ts'

/** The OpenAPI file of this project. */
export const contractFile = join(import.meta.dirname, '../../../openapi/openapi.yaml')

const source = new OpenApiSource(contractFile)

/** `$.data[3].name` as a path through a schema: `properties data items properties name`. */
function schemaKeys(path: string): string[] {
  const steps = path.match(/\[(?:\*|\d+)\]|[\w$]+/g) ?? []
  return steps.slice(1).flatMap((step) => (step.startsWith('[') ? ['items'] : ['properties', step]))
}

/** The path in the contract to the field of a finding, else to the answer, else to the operation. */
export function pointerOf({ operation, status, path }: Finding): string[] {
  const { path: address, method, answers } = operations[operation]
  const answer = (answers as Record<string, { contentType: string | null } | undefined>)[status]
  const base = ['paths', address.replace(/^\/v1/, ''), method.toLowerCase()]
  if (!answer) return base
  if (!path.startsWith('$') || answer.contentType === null) return [...base, 'responses', status]
  return [...base, 'responses', status, 'content', answer.contentType, 'schema', ...schemaKeys(path)]
}

/** The line of the contract that a finding breaks. */
export const locationOf = (finding: Finding): SourceLine => source.lineOf(pointerOf(finding))
