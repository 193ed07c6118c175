import type { Finding } from '#contracts/judge/finding.ts'
import type { Contract } from '#openapi/contract/contract.ts'
import { operationNamed } from '#openapi/contract/operation.ts'

/* The codes of the fault categories of the Web Fuzzing Commons (https://github.com/WebFuzzing/Commons, faults.md). */

/** By the law that finds such a fault. */
const ofLaws: Readonly<Record<string, number>> = {
  structure: 200,
  additive: 200,
  'other-methods-are-refused': 310,
  'bad-input-is-refused': 206,
  'deleted-is-gone': 113,
  'refused-changes-nothing': 114,
  'foreign-fields-have-no-effect': 303,
  'roles-are-kept': 303,
  'own-data-is-ones-own': 306,
  'callers-see-their-own-account': 306,
  'scripts-are-no-page': 301,
  'errors-tell-nothing-of-the-host': 309,
}

/** By the header that is missing or wrong. */
const ofHeaders: Readonly<Record<string, number>> = { allow: 201, location: 120, 'www-authenticate': 109 }

/** By the status that came in place of the one that should. */
function ofStatus(contract: Contract, { operation, status, got }: Finding): number | undefined {
  const isAccepted = got.startsWith('2')
  if (got.startsWith('5')) return got.startsWith('501') ? 205 : 100
  if (isAccepted && status === '401') return operationNamed(contract, operation).method === 'GET' ? 307 : 308
  if (isAccepted && status === '403') return 306
  if (isAccepted && status.includes('400')) return 206
  return got.startsWith('401') && status === '403' ? 305 : undefined
}

/** Part of each text that a database would run if a host put it into a statement. */
const statement = /' ?OR ?'/

/** The code of a finding, if the catalogue has its kind. */
export function codeOf(contract: Contract, finding: Finding): number | undefined {
  const { law, rule, path, got, expected, culprit } = finding
  const code = rule === 'status' ? ofStatus(contract, finding) : (ofHeaders[path] ?? ofLaws[law])
  // A host that reads a text as a statement fails at it, says so, or finds everything by it.
  const isOfText = code === 100 || law.startsWith('search-') || law === 'errors-tell-nothing-of-the-host'
  return isOfText && statement.test(`${culprit.call} ${got} ${expected}`) ? 300 : code
}
