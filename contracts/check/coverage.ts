import type { Contract, Operation } from '#openapi/contract/contract.ts'
import type { Call } from '#contracts/judge/call.ts'
import { answerSchema, bodySchema, documentedAs, statusesOf, usualStatus } from '#openapi/contract/operation.ts'
import type { Schema } from '#openapi/contract/schema.ts'
import { isObject } from '#openapi/contract/json.ts'
import { endsOf, hasBlanks, isFreeText, longestOf } from './requests/free-texts.ts'

/** A field of an answer that never had a value, and the data with which a host would show one. */
export interface Blind {
  path: string
  needs: string
  /** The schema that has the field, if it has a name. */
  of?: string
}

/** The parts of an operation that a run has used. */
export interface Covered {
  operation: string
  requests: number
  answers: { seen: string[]; missing: string[] }
  parameters: { sent: string[]; missing: string[] }
  /** Fields of bodies, `sent` in accepted requests and `seen` in their answers. */
  properties: { sent: string[]; notSent: string[]; seen: string[]; notSeen: string[] }
  /** Fields of the answers that were only ever null, missing or in an empty list, so that nothing is known of them. */
  blind: Blind[]
  /** Values of enums and edges of texts that no accepted request had. */
  valuesNotSent: string[]
}

type Field = readonly [path: string, schema: Schema, name: string, of: string | undefined]

/** The word that says of a field that a body does not hold it. */
type Unheld = 'readOnly' | 'writeOnly'

/** All fields with their paths, without those that only bodies of the other direction hold; those of a recursive schema once. */
function* fieldsOf(
  schema: Schema | undefined,
  unheld: Unheld,
  path = '$',
  outer: readonly Schema[] = [],
): Generator<Field> {
  if (!schema || outer.includes(schema)) return
  const { properties, items, choices = [] } = schema
  const within = [...outer, schema]
  if (items) yield* fieldsOf(items, unheld, `${path}[*]`, within)
  for (const choice of choices) yield* fieldsOf(choice, unheld, path, within)
  for (const [key, inner] of Object.entries(properties ?? {})) {
    if (inner[unheld]) continue
    yield [`${path}.${key}`, inner, key, schema.name]
    yield* fieldsOf(inner, unheld, `${path}.${key}`, within)
  }
}

const pathsOf = (schema: Schema | undefined, unheld: Unheld) => [...fieldsOf(schema, unheld)].map(([path]) => path)

/** What of a text can be lost or refused by itself: its value, its length, and blanks at its ends. */
const traitsOf = (path: string, text: string) => [
  `${path}: "${text.slice(0, 60)}"`,
  `${path}: ${text.length} letters`,
  ...(/^\s.*\s$/s.test(text) ? [`${path}: blanks at both ends`] : []),
]

/** The values that a host can refuse or alter each by itself: those of an enum, and the edges of a text. */
const valuesOf = (schema: Schema | undefined) =>
  [...fieldsOf(schema, 'readOnly')].flatMap(([path, field]) => {
    if (field.enum) return field.enum.map((value) => `${path}: ${JSON.stringify(value)}`)
    const ends = endsOf(field)
    if (ends) return ends.map((value) => `${path}: ${value}`)
    if (!isFreeText(field)) return []
    return [`${path}: ${longestOf(field)} letters`, ...(hasBlanks(field) ? [`${path}: blanks at both ends`] : [])]
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

const one = (name: string) => `${/^[AEIO]/.test(name) ? 'an' : 'a'} ${name}`

/** The data that would show a field: an item of a list, or a record that has it. */
function neededFor([path, { items }, name, of]: Field): string {
  const item = items?.name
  if (item !== undefined) return one(item)
  return of === undefined ? `data in ${path}` : `${one(of)} with ${name}`
}

/** The outermost parts of an answer without a value; what is inside them has none either. */
function blindIn(answer: Schema | undefined, valued: ReadonlySet<string>): Blind[] {
  const fields: Field[] = answer ? [['$', answer, '', answer.name], ...fieldsOf(answer, 'writeOnly')] : []
  const without = fields.filter(([path]) => !valued.has(path))
  const isInside = (path: string) =>
    without.some(([outer]) => path.startsWith(outer) && /^[.[]/.test(path.slice(outer.length)))
  return without
    .filter(([path]) => !isInside(path))
    .map((field) => ({ path: field[0], needs: neededFor(field), ...(field[3] !== undefined && { of: field[3] }) }))
}

/** The parts of an operation that its calls use: answers and parameters, and the fields of its bodies. */
type Part = 'answers' | 'parameters' | 'sent' | 'shown' | 'valued'

/** Counts the operations, answers, parameters and body properties that the calls of a run use. */
export function countCoverage() {
  const requests = new Map<string, number>()
  const used = new Map<string, Set<string>>()

  function namesOf(id: string, part: Part): Set<string> {
    const names = used.get(`${id} ${part}`) ?? new Set()
    used.set(`${id} ${part}`, names)
    return names
  }

  function coveredOf(operation: Operation): Covered {
    const { id, parameters } = operation
    const split = (part: Part, documented: Iterable<string>) => {
      const all = [...new Set(documented)]
      const names = namesOf(id, part)
      return [all.filter((name) => names.has(name)), all.filter((name) => !names.has(name))] as const
    }
    const statuses = statusesOf(operation)
    const parameterNames = parameters.map(({ name }) => name)
    const [seenAnswers, missingAnswers] = split('answers', statuses)
    const [sentParameters, missingParameters] = split('parameters', parameterNames)
    const [sent, notSent] = split('sent', pathsOf(bodySchema(operation), 'readOnly'))
    const [, valuesNotSent] = split('sent', valuesOf(bodySchema(operation)))
    const [seen, notSeen] = split('shown', pathsOf(answerSchema(operation, usualStatus(operation)), 'writeOnly'))
    return {
      operation: id,
      requests: requests.get(id) ?? 0,
      answers: { seen: seenAnswers, missing: missingAnswers },
      parameters: { sent: sentParameters, missing: missingParameters },
      properties: { sent, notSent, seen, notSeen },
      valuesNotSent,
      blind: namesOf(id, 'answers').has(usualStatus(operation))
        ? blindIn(answerSchema(operation, usualStatus(operation)), namesOf(id, 'valued'))
        : [],
    }
  }

  return {
    add({ id, operation, input, answer }: Call): void {
      requests.set(id, (requests.get(id) ?? 0) + 1)
      namesOf(id, 'answers').add(documentedAs(operation.answers, answer.status))
      for (const name of Object.keys({ ...input.params, ...input.query })) namesOf(id, 'parameters').add(name)
      // A refused request shows nothing about what a host does with its fields.
      if (answer.status >= 300) return
      const sent = namesOf(id, 'sent')
      const shown = namesOf(id, 'shown')
      const valued = namesOf(id, 'valued')
      visitValues(input.body, (path, value) => {
        const traits = typeof value === 'string' ? traitsOf(path, value) : [`${path}: ${JSON.stringify(value)}`]
        for (const each of typeof value === 'object' ? [path] : [path, ...traits]) sent.add(each)
      })
      visitValues(answer.body, (path, value) => {
        shown.add(path)
        if (value !== null && !(Array.isArray(value) && value.length === 0)) valued.add(path)
      })
    },
    /** The coverage of each operation in `about`. */
    result: ({ operations }: Contract, about: (id: string) => boolean): Covered[] =>
      operations.filter(({ id }) => about(id)).map(coveredOf),
  }
}

/** Percent of the documented answers that were seen. */
export function percentSeen(covered: readonly Covered[]): number {
  const found = covered.reduce((sum, { answers }) => sum + answers.seen.length, 0)
  const all = covered.reduce((sum, { answers }) => sum + answers.seen.length + answers.missing.length, 0)
  return all === 0 ? 100 : Math.floor((found / all) * 1000) / 10
}

/** What was never shown with a value, by the data that a host needs to show it. */
export const blindSpots = (covered: readonly Covered[]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [
      ...Map.groupBy(
        covered.flatMap(({ operation, blind }) => blind.map((each) => ({ operation, ...each }))),
        ({ needs }) => needs,
      ),
    ].map(([needs, all]) => [needs, all.map(({ operation, path }) => `${operation} ${path}`)]),
  )
