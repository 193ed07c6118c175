import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { Call } from '#contracts/judge/call.ts'
import {
  answerSchema,
  bodySchema,
  parametersOf,
  resolve,
  type Schema,
  statusesOf,
  usualStatus,
} from '#contracts/judge/contract/openapi.ts'
import { isObject } from '#contracts/judge/contract/records.ts'
import { isFreeText, longestOf } from './requests/free-texts.ts'
import { compact } from './requests/sample.ts'

/** The parts of an operation that a run has used. */
export interface Covered {
  operation: OperationId
  requests: number
  answers: { seen: string[]; missing: string[] }
  parameters: { sent: string[]; missing: string[] }
  /** Fields of bodies, `sent` in accepted requests and `seen` in their answers. */
  properties: { sent: string[]; notSent: string[]; seen: string[]; notSeen: string[] }
  /** Values of enums and edges of texts that no accepted request had. */
  valuesNotSent: string[]
}

type Field = readonly [path: string, schema: Schema, name: string]

/** All fields with their paths; no schema of the contract holds itself. */
function* fieldsOf(schema: Schema | undefined, path: string): Generator<Field> {
  if (!schema) return
  const { properties, items, oneOf } = resolve(schema)
  if (items) yield* fieldsOf(items, `${path}[*]`)
  for (const branch of oneOf ?? []) yield* fieldsOf(branch, path)
  for (const [key, inner] of Object.entries(properties ?? {})) {
    yield [`${path}.${key}`, resolve(inner), key]
    yield* fieldsOf(inner, `${path}.${key}`)
  }
}

const pathsOf = (schema: Schema | undefined) => [...fieldsOf(schema, '$')].map(([path]) => path)

/** What of a text can be lost or refused by itself: its value, its length, and blanks at its ends. */
const traitsOf = (path: string, text: string) => [
  `${path}: "${text.slice(0, 60)}"`,
  `${path}: ${text.length} letters`,
  ...(/^\s.*\s$/s.test(text) ? [`${path}: blanks at both ends`] : []),
]

/** The values that a host can refuse or alter each by itself: those of an enum, and the edges of a text. */
const valuesOf = (schema: Schema | undefined) =>
  [...fieldsOf(schema, '$')].flatMap(([path, field, name]) => {
    if (field.enum) return field.enum.map((value) => `${path}: ${JSON.stringify(value)}`)
    if (!isFreeText(name, field)) return []
    return [`${path}: ${longestOf(field)} letters`, ...(compact.test(name) ? [] : [`${path}: blanks at both ends`])]
  })

/** Shows each value inside a body, with its path for any index of a list. */
export function visitValues(value: unknown, see: (path: string, value: unknown) => void, path = '$'): void {
  see(path, value)
  if (Array.isArray(value)) {
    const item = `${path}[*]`
    for (const inner of value) visitValues(inner, see, item)
  } else if (isObject(value))
    for (const [key, inner] of Object.entries(value)) visitValues(inner, see, `${path}.${key}`)
}

/** The parts of an operation that its calls use: answers and parameters, and the fields of its bodies. */
type Part = 'answers' | 'parameters' | 'sent' | 'shown'

/** Counts the operations, answers, parameters and body properties that the calls of a run use. */
export function countCoverage() {
  const requests = new Map<OperationId, number>()
  const used = new Map<string, Set<string>>()

  function namesOf(id: OperationId, part: Part): Set<string> {
    const names = used.get(`${id} ${part}`) ?? new Set()
    used.set(`${id} ${part}`, names)
    return names
  }

  function coveredOf(id: OperationId): Covered {
    const split = (part: Part, documented: Iterable<string>) => {
      const [all, names] = [[...new Set(documented)], namesOf(id, part)]
      return [all.filter((name) => names.has(name)), all.filter((name) => !names.has(name))] as const
    }
    const statuses = statusesOf(id)
    const parameterNames = parametersOf(id).map(({ name }) => name)
    const [seenAnswers, missingAnswers] = split('answers', statuses)
    const [sentParameters, missingParameters] = split('parameters', parameterNames)
    const [sent, notSent] = split('sent', pathsOf(bodySchema(id)))
    const [, valuesNotSent] = split('sent', valuesOf(bodySchema(id)))
    const [seen, notSeen] = split('shown', pathsOf(answerSchema(id, usualStatus(id))))
    return {
      operation: id,
      requests: requests.get(id) ?? 0,
      answers: { seen: seenAnswers, missing: missingAnswers },
      parameters: { sent: sentParameters, missing: missingParameters },
      properties: { sent, notSent, seen, notSeen },
      valuesNotSent,
    }
  }

  return {
    add({ id, asked, answer }: Call): void {
      requests.set(id, (requests.get(id) ?? 0) + 1)
      namesOf(id, 'answers').add(String(answer.status))
      for (const name of Object.keys({ ...asked.params, ...asked.query })) namesOf(id, 'parameters').add(name)
      // A refused request shows nothing about what a host does with its fields.
      if (answer.status >= 300) return
      const [sent, shown] = [namesOf(id, 'sent'), namesOf(id, 'shown')]
      visitValues(asked.body, (path, value) => {
        for (const each of typeof value === 'string' ? [path, ...traitsOf(path, value)] : [path]) sent.add(each)
      })
      visitValues(answer.body, (path) => shown.add(path))
    },
    /** The coverage of each operation in `about`. */
    result: (about: (id: OperationId) => boolean): Covered[] =>
      Object.values(operations).flatMap(({ id }) => (about(id) ? [coveredOf(id)] : [])),
  }
}

/** Percent of the documented answers that were seen. */
export function percentSeen(covered: readonly Covered[]): number {
  const found = covered.reduce((sum, { answers }) => sum + answers.seen.length, 0)
  const all = covered.reduce((sum, { answers }) => sum + answers.seen.length + answers.missing.length, 0)
  return all === 0 ? 100 : Math.floor((found / all) * 1000) / 10
}
