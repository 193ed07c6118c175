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

/** Shows each value inside a body, with its path for any index of a list. */
export function visitValues(value: unknown, see: (path: string, value: unknown) => void, path = '$'): void {
  see(path, value)
  if (Array.isArray(value)) {
    const item = `${path}[*]`
    for (const inner of value) visitValues(inner, see, item)
  } else if (isObject(value))
    for (const [key, inner] of Object.entries(value)) visitValues(inner, see, `${path}.${key}`)
}

const documentedStatuses = (id: OperationId) =>
  Object.keys(operations[id].answers).filter((status) => status !== 'default')

function split(documented: Iterable<string>, known: ReadonlySet<string>) {
  const all = [...new Set(documented)]
  return { found: all.filter((each) => known.has(each)), missing: all.filter((each) => !known.has(each)) }
}

interface Seen {
  requests: number
  statuses: Set<string>
  parameters: Set<string>
  sent: Set<string>
  answered: Set<string>
}

function coveredOf(id: OperationId, { requests, statuses, parameters, sent, answered }: Seen): Covered {
  const documented = documentedStatuses(id)
  const success = documented.find((status) => status.startsWith('2')) ?? '200'
  const names = parametersOf(id).map(({ name }) => name)
  const [answers, named] = [split(documented, statuses), split(names, parameters)]
  const asked = split(fieldsOf(bodySchema(id), '$'), sent)
  const given = split(fieldsOf(answerSchema(id, success), '$'), answered)
  return {
    operation: id,
    requests,
    answers: { seen: answers.found, missing: answers.missing },
    parameters: { sent: named.found, missing: named.missing },
    properties: { sent: asked.found, notSent: asked.missing, seen: given.found, notSeen: given.missing },
  }
}

const unseen = (): Seen => ({
  requests: 0,
  statuses: new Set(),
  parameters: new Set(),
  sent: new Set(),
  answered: new Set(),
})

/** Counts the operations, answers, parameters and body properties that the calls of a run use. */
export function countCoverage() {
  const seen = new Map<OperationId, Seen>()
  return {
    add({ id, asked, answer }: Call): void {
      const known = seen.get(id) ?? unseen()
      seen.set(id, known)
      known.requests += 1
      known.statuses.add(String(answer.status))
      for (const name of Object.keys({ ...asked.params, ...asked.query })) known.parameters.add(name)
      // A refused request shows nothing about what a host does with its fields.
      if (answer.status >= 300) return
      visitValues(asked.body, (path) => known.sent.add(path))
      visitValues(answer.body, (path) => known.answered.add(path))
    },
    /** The coverage of each operation in `about`. */
    result: (about: (id: OperationId) => boolean): Covered[] =>
      Object.values(operations)
        .filter(({ id }) => about(id))
        .map(({ id }) => coveredOf(id, seen.get(id) ?? unseen())),
  }
}

/** Percent of the documented answers that were seen. */
export function percentSeen(covered: readonly Covered[]): number {
  const found = covered.reduce((sum, { answers }) => sum + answers.seen.length, 0)
  const all = covered.reduce((sum, { answers }) => sum + answers.seen.length + answers.missing.length, 0)
  return all === 0 ? 100 : Math.floor((found / all) * 1000) / 10
}
