import { same } from '#openapi/contract/json.ts'
import { operationOf } from '#contracts/shop/shop-contract.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import { answer, everyOperation, type Mutant } from './mutant.ts'
import { changeAt, type Holder, type PartPath, type AnswerPart, answerParts, type Which } from './answer-parts.ts'
import type { Schema } from '#openapi/contract/schema.ts'
import { statusesOf, usualStatus } from '#openapi/contract/operation.ts'

/** A kind of fault, the fields that can have it, and the value in place of the right one; undefined leaves it out. */
type FieldFault = readonly [
  kind: string,
  at: (schema: Schema, required: boolean) => boolean,
  to: (value: unknown, schema: Schema) => unknown,
]

const day = 86_400_000
const number =
  (change: (value: number) => number) =>
  (value: unknown, { minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: Schema) =>
    typeof value === 'number' ? Math.min(maximum, Math.max(minimum, change(value))) : value
const text = (change: (value: string) => string) => (value: unknown) =>
  typeof value === 'string' ? change(value) : value
const list = (change: (items: readonly unknown[]) => readonly unknown[]) => (value: unknown) =>
  Array.isArray(value) && !same(change(value), value) ? change(value) : value
const later = (ms: number) => text((value) => new Date(Date.parse(value) + ms).toISOString())

const typeOf = (schema: Schema) =>
  (['integer', 'number', 'string', 'boolean', 'array'] as const).find((type) => schema.types.includes(type))
const is = (type: ReturnType<typeof typeOf>) => (schema: Schema) => typeOf(schema) === type
const isNullable = (schema: Schema) => schema.types.includes('null')
const isRequired = (_: Schema, required: boolean) => required

/** Answers of another shape. */
const shapes: readonly FieldFault[] = [
  ['left out', isRequired, () => undefined],
  ['null', (schema) => !isNullable(schema) && !schema.choices, () => null],
  ['as a text', (schema) => /integer|number|boolean/.test(typeOf(schema) ?? ''), String],
  ['as a number', is('string'), () => 7],
  ['as an object', is('array'), () => ({})],
  ['beyond its list', ({ enum: values }) => values !== undefined, () => 'NO_SUCH_VALUE'],
  ['of another format', ({ format }) => format !== undefined, () => 'yesterday'],
]

const hasFormat = (wanted: string) => (schema: Schema) => !schema.enum && schema.format === wanted
const isPlain = (type: ReturnType<typeof typeOf>) => (schema: Schema) =>
  !schema.enum && !/^(?:date|date-time|email)$/.test(schema.format ?? '') && is(type)(schema)

/** Wrong values of the right shape. */
const values: readonly FieldFault[] = [
  [
    'another value of the list',
    ({ enum: known }) => known !== undefined,
    (value, { enum: known = [] }) => known.find((other) => other !== value) ?? value,
  ],
  ['a date in another zone', hasFormat('date-time'), later(5.5 * 3_600_000)],
  ['a date a day late', hasFormat('date-time'), later(day)],
  ['a birthday a day early', hasFormat('date'), text((date) => String(later(-day)(date)).slice(0, 10))],
  ['another email address', hasFormat('email'), text((address) => `x${address}`)],
  ['the opposite', isPlain('boolean'), (value) => !value],
  ['one more', isPlain('integer'), number((value) => value + 1)],
  ['a hundred times as much', isPlain('number'), number((value) => value * 100)],
  ['rounded', isPlain('number'), number(Math.round)],
  ['one less', isPlain('number'), number((value) => value - 1)],
  ['in capitals', isPlain('string'), text((value) => value.toUpperCase())],
  ['cut short', isPlain('string'), text((value) => value.slice(0, Math.max(1, value.length - 1)))],
  ['of another record', isPlain('string'), text(() => 'prod-1')],
  ['lost', (schema) => isPlain('string')(schema) && isNullable(schema), () => null],
  ['without its last', is('array'), list((items) => items.slice(0, -1))],
  ['without its first', is('array'), list((items) => items.slice(1))],
  ['with one twice', is('array'), list((items) => [...items.slice(0, 1), ...items.slice(0, -1)])],
  ['empty', is('array'), list(() => [])],
]

/** Puts another value in place of a field's. */
const put =
  (to: FieldFault[2], schema: Schema) =>
  (holder: Holder, key: string): boolean => {
    const before = holder[key]
    if (key in holder) holder[key] = to(before, schema)
    return holder[key] !== before
  }

const rename = (holder: Holder, key: string): boolean => {
  holder[`${key}_`] = holder[key]
  if (!(key in holder)) return false
  delete holder[key]
  return true
}

const note = (holder: Holder): boolean => {
  holder.internal_note = 'not documented'
  return true
}

const inWords = ({ path }: AnswerPart) => path.join('.')

/** Changes the answers of one status at a path. */
const altered =
  (status: string, path: PartPath, which: Which, change: (holder: Holder, key: string) => boolean): Mutant['alter'] =>
  async (given) => {
    if (String(given.status) !== status) return undefined
    const whole = { $: (await given.clone().json()) as unknown }
    return changeAt(whole, path, which, change) ? answer(given, { text: JSON.stringify(whole.$) }) : undefined
  }

/** Every field of an answer in another shape, and a field more in every object. */
const shapesOf = (operation: OperationId, status: string): Mutant[] =>
  answerParts(operation, status).flatMap((part): Mutant[] => {
    const { path, schema, required } = part
    const at = `${operation} ${status}: ${inWords(part)}`
    if (part.is === 'object') {
      const alter = altered(status, [...path, 'internal_note'], 'every', note)
      return [{ operation, kind: 'a field more', name: `${at} with a field more`, class: 'additive', alter }]
    }
    const wrong = (kind: string, change: typeof rename): Mutant => ({
      operation,
      kind,
      name: `${at} ${kind}`,
      class: 'structure',
      alter: altered(status, path, 'every', change),
    })
    return [
      ...(required ? [wrong('under another name', rename)] : []),
      ...shapes.filter(([, fits]) => fits(schema, required)).map(([kind, , to]) => wrong(kind, put(to, schema))),
    ]
  })

export const shapeMutants: readonly Mutant[] = everyOperation.flatMap(({ id }) =>
  statusesOf(operationOf(id)).flatMap((status) => shapesOf(id, status)),
)

/** Messages for people, whose content no law can check. */
const free = /^(message|error)$/
const inTurn: readonly Which[] = ['every', 'the first', 'the last']

/** Every value of every success answer, changed to another one of the right shape. */
export const valueMutants: readonly Mutant[] = everyOperation.flatMap(({ id: operation }) => {
  const status = usualStatus(operationOf(operation))
  const fields = answerParts(operation, status).filter(
    ({ is: what, path, schema }) => what === 'field' && !free.test(path.at(-1) ?? '') && schema.const === undefined,
  )
  return fields.flatMap((part, index) => {
    const { path, schema } = part
    return values
      .filter(([, at]) => at(schema, false))
      .map(([kind, , to], turn): Mutant => {
        const which = path.includes('*') ? (inTurn[(index + turn) % 3] ?? 'every') : 'every'
        const name = `${operation}: ${inWords(part)} ${kind}${path.includes('*') ? `, in ${which}` : ''}`
        const alter = altered(status, path, which, put(to, schema))
        return { operation, kind: `a value: ${kind}`, name, class: 'behaviour', alter }
      })
  })
})
