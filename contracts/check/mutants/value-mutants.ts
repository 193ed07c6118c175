import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { answerSchema, resolve, type Schema, usualStatus } from '../../judge/contract/openapi.ts'
import { isObject } from '../../judge/contract/records.ts'
import type { Mutant } from './mutant.ts'
import { alteringBody } from './planting.ts'

type Path = readonly string[]
type Change = (value: unknown) => unknown

function* leavesOf(schema: Schema | undefined, path: Path = []): Generator<{ path: Path; schema: Schema }> {
  if (!schema || path.length > 7) return
  const { properties, items, oneOf } = resolve(schema)
  if (oneOf?.[0]) yield* leavesOf(oneOf[0], path)
  else if (items) yield* leavesOf(items, [...path, '*'])
  else if (properties) for (const [name, inner] of Object.entries(properties)) yield* leavesOf(inner, [...path, name])
  else if (path.length > 0) yield { path, schema: resolve(schema) }
}

const day = 86_400_000
const shifted =
  (hours: number): Change =>
  (value) =>
    new Date(Date.parse(String(value)) + hours * 3_600_000).toISOString()

/** Wrong values of the right shape. */
function wrongValues({
  type,
  format,
  enum: values,
  minimum = 0,
  maximum = Number.MAX_SAFE_INTEGER,
}: Schema): Array<[string, Change]> {
  const types = typeof type === 'string' ? [type] : (type ?? [])
  const within: (value: number) => number = (value) => Math.min(maximum, Math.max(minimum, value))
  if (values) return [['another value of the list', (value) => values.find((other) => other !== value) ?? value]]
  if (format === 'date-time')
    return [
      ['a date in another zone', shifted(5.5)],
      ['a date a day late', shifted(day / 3_600_000)],
    ]
  if (format === 'date')
    return [
      [
        'a birthday a day early',
        (value) => (typeof value === 'string' ? new Date(Date.parse(value) - day).toISOString().slice(0, 10) : value),
      ],
    ]
  if (format === 'email') return [['another email address', (value) => `x${String(value)}`]]
  if (types.includes('boolean')) return [['the opposite', (value) => !value]]
  if (types.includes('integer'))
    return [['one more', (value) => (typeof value === 'number' ? within(value + 1) : value)]]
  if (types.includes('number'))
    return [
      ['a hundred times as much', (value) => (typeof value === 'number' ? within(value * 100) : value)],
      ['rounded', (value) => (typeof value === 'number' ? Math.round(value) : value)],
      ['one less', (value) => (typeof value === 'number' ? within(value - 1) : value)],
    ]
  if (types.includes('string'))
    return [
      ['in capitals', (value) => (typeof value === 'string' ? value.toUpperCase() : value)],
      ['cut short', (value) => (typeof value === 'string' && value.length > 1 ? value.slice(0, -1) : value)],
      ['of another record', (value) => (typeof value === 'string' ? 'prod-1' : value)],
      ...(types.includes('null') ? ([['lost', () => null]] as Array<[string, Change]>) : []),
    ]
  return []
}

const places = { 'the first': 0, 'the last': -1, every: undefined } as const
type Place = keyof typeof places

/** Changes the value at a path, in one item of each list or in all. Returns whether anything changed. */
function changeAt(value: unknown, [key, ...rest]: Path, place: Place, change: Change): boolean {
  if (key === '*') {
    if (!Array.isArray(value)) return false
    const index = places[place]
    const chosen = index === undefined ? value : value.slice(index, index === -1 ? undefined : 1)
    return chosen.map((item) => changeAt(item, rest, place, change)).includes(true)
  }
  if (key === undefined || !isObject(value) || !(key in value)) return false
  if (rest.length > 0) return changeAt(value[key], rest, place, change)
  const before = value[key]
  const after = change(before)
  ;(value as Record<string, unknown>)[key] = after
  return before !== after
}

/** Messages for people, whose content no law can check. */
const free = /^(message|error)$/

const places3: readonly Place[] = ['every', 'the first', 'the last']

/** Every value of every success answer, changed to another one of the right shape. */
export const valueMutants: readonly Mutant[] = Object.values(operations).flatMap(({ id }) => {
  const status = usualStatus(id)
  return [...leavesOf(answerSchema(id, status))].flatMap(({ path, schema }, index) => {
    if (free.test(path.at(-1) ?? '') || schema.const !== undefined) return []
    return wrongValues(schema).map(([kind, change], turn): Mutant => {
      const place: Place = path.includes('*') ? (places3[(index + turn) % 3] ?? 'every') : 'every'
      return {
        name: `${id}: ${path.join('.')} ${kind}${path.includes('*') ? `, in ${place}` : ''}`,
        class: 'behaviour',
        kind: `a value: ${kind}`,
        operation: id,
        plant: alteringBody(id, status, (body) => changeAt(body, path, place, change)),
      }
    })
  })
})

/** The path of an operation's own list. */
export const listPathOf = (id: OperationId): Path | undefined => {
  const find = (schema: Schema | undefined, path: Path): Path | undefined => {
    const { items, properties = {} } = schema ? resolve(schema) : {}
    if (items) return path
    for (const [name, inner] of Object.entries(properties)) {
      const found = find(inner, [...path, name])
      if (found) return found
    }
    return undefined
  }
  return find(answerSchema(id, usualStatus(id)), [])
}
