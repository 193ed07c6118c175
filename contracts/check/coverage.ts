import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { Call } from '#contracts/judge/call.ts'
import { answerSchema, bodySchema, parametersOf, resolve, type Schema } from '#contracts/judge/contract/openapi.ts'
import { isObject } from '#contracts/judge/contract/records.ts'

/** The parts of an operation that a run has used. */
export interface Covered {
  operation: OperationId
  requests: number
  answers: { seen: string[]; missing: string[] }
  parameters: { sent: string[]; missing: string[] }
  /** Fields of bodies, `sent` in accepted requests and `seen` in their answers. */
  properties: { sent: string[]; notSent: string[]; seen: string[]; notSeen: string[] }
}

function* fieldsOf(schema: Schema | undefined, path: string, depth = 0): Generator<string> {
  if (!schema || depth > 5) return
  const { properties, items, oneOf } = resolve(schema)
  if (items) yield* fieldsOf(items, `${path}[*]`, depth + 1)
  for (const branch of oneOf ?? []) yield* fieldsOf(branch, path, depth + 1)
  for (const [key, inner] of Object.entries(properties ?? {})) {
    yield `${path}.${key}`
    yield* fieldsOf(inner, `${path}.${key}`, depth + 1)
  }
}

function note(value: unknown, path: string, seen: Set<string>): void {
  if (Array.isArray(value)) {
    const item = `${path}[*]`
    for (const inner of value) note(inner, item, seen)
  } else if (isObject(value))
    for (const [key, inner] of Object.entries(value)) {
      const field = `${path}.${key}`
      seen.add(field)
      note(inner, field, seen)
    }
}

const documentedStatuses = (id: OperationId) =>
  Object.keys(operations[id].answers).filter((status) => status !== 'default')

function split(documented: Iterable<string>, found: ReadonlySet<string>): [string[], string[]] {
  const all = [...new Set(documented)]
  return [all.filter((each) => found.has(each)), all.filter((each) => !found.has(each))]
}

interface Seen {
  requests: number
  statuses: Set<string>
  parameters: Set<string>
  sent: Set<string>
  answered: Set<string>
}

/** Counts the operations, answers, parameters and body properties that the calls of a run use. */
export function countCoverage() {
  const seen = new Map<OperationId, Seen>()
  return {
    add({ id, asked, answer }: Call): void {
      const known = seen.get(id) ?? {
        requests: 0,
        statuses: new Set(),
        parameters: new Set(),
        sent: new Set(),
        answered: new Set(),
      }
      seen.set(id, known)
      known.requests += 1
      known.statuses.add(String(answer.status))
      for (const name of Object.keys({ ...asked.params, ...asked.query })) known.parameters.add(name)
      // A refused request shows nothing about what a host does with its fields.
      if (answer.status >= 300) return
      note(asked.body, '$', known.sent)
      note(answer.body, '$', known.answered)
    },
    /** The coverage of each operation in `about`. */
    result(about: (id: OperationId) => boolean): Covered[] {
      return Object.values(operations)
        .filter(({ id }) => about(id))
        .map(({ id }) => {
          const known = seen.get(id)
          const [seenAnswers, missing] = split(documentedStatuses(id), known?.statuses ?? new Set())
          const [sentParameters, missingParameters] = split(
            parametersOf(id).map(({ name }) => name),
            known?.parameters ?? new Set(),
          )
          const [sent, notSent] = split(fieldsOf(bodySchema(id), '$'), known?.sent ?? new Set())
          const success = documentedStatuses(id).find((status) => status.startsWith('2')) ?? '200'
          const [shown, notSeen] = split(fieldsOf(answerSchema(id, success), '$'), known?.answered ?? new Set())
          return {
            operation: id,
            requests: known?.requests ?? 0,
            answers: { seen: seenAnswers, missing },
            parameters: { sent: sentParameters, missing: missingParameters },
            properties: { sent, notSent, seen: shown, notSeen },
          }
        })
    },
  }
}

/** Percent of the documented answers that were seen. */
export function percentSeen(covered: readonly Covered[]): number {
  const found = covered.reduce((sum, { answers }) => sum + answers.seen.length, 0)
  const all = covered.reduce((sum, { answers }) => sum + answers.seen.length + answers.missing.length, 0)
  return all === 0 ? 100 : Math.floor((found / all) * 1000) / 10
}
