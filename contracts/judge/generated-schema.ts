import type { Path } from '#openapi/contract/json.ts'
import type { Call } from './call.ts'
import { documentedSchemas } from './personal-at.ts'
import { anyPlace, type Law, type Mismatch } from './finding.ts'
import { jsonPath } from './json-path.ts'
import type { CountedMismatch } from './schema-mismatches.ts'

/** What of a generated schema reads an answer: zod's own method. */
export interface GeneratedSchema {
  safeParse(body: unknown): {
    readonly error?: {
      readonly issues: ReadonlyArray<{ readonly path: readonly PropertyKey[]; readonly message: string }>
    }
  }
}

export const generatedSchemaAgrees: Law = {
  name: 'generated-schema-agrees',
  sentence: 'The generated schema of an answer refuses what the contract refuses, and nothing else.',
  reason: 'Who reads answers by the generated schemas would otherwise keep to another contract.',
}

/** Whether one of two places is the other, or holds it. */
const isOnTheWay = (one: string, other: string) =>
  [[one, other] as const, [other, one] as const].some(
    ([outer, inner]) => inner.startsWith(outer) && /^(?:$|[.[])/.test(inner.slice(outer.length)),
  )

/**
 * The places of an answer about which its generated schema and the contract, by which it was `judged`, disagree. What
 * both refuse, wherever each sees it on the way down, is a fault of the host alone.
 */
export function* disagreements(
  schema: GeneratedSchema | undefined,
  { operation, answer: { status, body } }: Pick<Call, 'operation' | 'answer'>,
  judged: readonly CountedMismatch[],
): Generator<Mismatch> {
  if (!schema || body === undefined) return
  const refused = schema.safeParse(body).error?.issues ?? []
  // One for all records of a list.
  const issues = new Map(refused.map(({ path, message }) => [anyPlace(jsonPath(path as Path)), message]))
  for (const [path, message] of issues)
    if (!judged.some((each) => isOnTheWay(path, anyPlace(each.path))))
      yield {
        path,
        expected: 'a generated schema that allows what the contract allows',
        got: `the generated schema refuses what the contract allows: ${message}`,
      }
  // A generated schema fills in what is missing and has a default.
  const isFilledIn = ({ rule, path }: CountedMismatch) =>
    rule === 'required' && documentedSchemas(operation, status, path).some((each) => each.default !== undefined)
  for (const mismatch of judged) {
    const { class: name, path, expected } = mismatch
    const isKnown = [...issues.keys()].some((each) => isOnTheWay(each, anyPlace(path)))
    if (name === 'structure' && !isKnown && !isFilledIn(mismatch))
      yield {
        path,
        expected: `a generated schema that refuses what the contract refuses: ${expected}`,
        got: 'the generated schema allows what the contract refuses',
      }
  }
}
