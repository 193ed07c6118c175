import type { Contract } from '#openapi/contract/contract.ts'
import type { SourceLine } from '#openapi/contract/openapi-source.ts'
import { operationNamed } from '#openapi/contract/operation.ts'
import type { Finding } from '#contracts/judge/finding.ts'
import { jsonPathKeys } from '#contracts/judge/json-path.ts'

/** A finding with the line of the contract that it breaks. */
export type LocatedFinding = Finding & SourceLine

/** The path in the contract to the field of a finding, else to the answer, else to the operation. */
export function placeOf(contract: Contract, { operation, status, path }: Finding) {
  const { keys, answers } = operationNamed(contract, operation)
  // An exchange that accepts several answers has a status such as `200 or 404`.
  const first = status.split(' or ').find((each) => answers[each])
  if (first === undefined) return { keys: [...keys], isField: false }
  const answer = [...keys, 'responses', first]
  const contentType = answers[first]?.body?.contentType
  if (contentType === undefined || !path.startsWith('$')) return { keys: answer, isField: false }
  const fields = jsonPathKeys(path).flatMap((name) => (name === null ? ['items'] : ['properties', name]))
  return { keys: [...answer, 'content', contentType, 'schema', ...fields], isField: true }
}

/** A finding with its line. */
export function located(contract: Contract, finding: Finding): LocatedFinding {
  const { keys, isField } = placeOf(contract, finding)
  // A status is told by the operation that has it, not by the text that all operations share.
  return { ...finding, ...contract.source.lineOf(keys, !isField) }
}

/** The answers in which findings show, such as `getProduct 200`. */
export const answersIn = (findings: readonly Finding[]): ReadonlySet<string> =>
  new Set(
    findings.flatMap((each) => [each, ...(each.also ?? [])].map(({ operation, status }) => `${operation} ${status}`)),
  )
