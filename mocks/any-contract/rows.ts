import type { Faker } from '@faker-js/faker'
import { z } from 'zod'
import type { Operation, Parameter } from '#openapi/contract/contract.ts'
import { isObject, type Json, objectIn, same, valueAt } from '#openapi/contract/json.ts'
import { asTyped, madeUp } from '#openapi/contract/made-up.ts'
import { usualStatus } from '#openapi/contract/operation.ts'
import { mayBe, plain } from '#openapi/contract/record-id.ts'
import { sentText } from '#openapi/contract/request.ts'
import { textHash } from '#openapi/contract/text-hash.ts'
import { kind } from '../engine/table/row-kind.ts'
import { schemaAt } from '#openapi/contract/resources.ts'
import { type Behaviour, type Derivation, type Derived, type Parent, singular } from './derive.ts'
import { repaired, unlessEndless } from './repaired.ts'
import { fakerOf, linkedWord, realistic } from './values.ts'

/** A stored record. `id` counts the rows of its table, `key` is the text of the record's own id, which ends its path. */
export const Row = z.object({
  id: z.string().min(1),
  key: z.string().min(1),
  // A record of Zod's would lose a field that is called `__proto__`.
  record: z.custom<Json>(isObject),
  /** The values of the path before it that no field of the record holds. */
  parents: z.record(z.string(), z.string()),
})
export type Row = z.output<typeof Row>

/** The table of the objects that are read and written at a path without an id. */
export const singles = 'single objects'

/** The kinds of rows of a derivation, each table under its name; `more` are those of no resource. */
export const kindsOf = ({ tables }: Derivation, more: readonly string[]) =>
  Object.fromEntries(
    [...tables.map(({ name }) => name), singles, ...more].map((name) => [
      name,
      kind(Row, { prefix: 'row', indexes: ['key'] }),
    ]),
  )

type Id = string | number

/** The id of the record with a number, counted from 1, of the form that its path and its schema want. */
export function numberedId({ word, resource, record, idField }: Derived, number: number, faker: Faker): Id {
  const { types = [], format = '' } = record.properties?.[idField] ?? {}
  const isNumber = types.includes('integer') || types.includes('number')
  if (isNumber) return (record.properties?.[idField]?.minimum ?? 1) - 1 + number
  const texts = [
    () => (format === 'uuid' ? faker.string.uuid() : `${word.toLowerCase()}-${number}`),
    () => faker.string.uuid(),
    () => String(number),
    () => sentText(madeUp(resource.parameter.schema, { unique: (text) => `${text}${number}`, turn: number })),
  ]
  for (const make of texts) {
    const text = make()
    if (mayBe(resource.parameter, text)) return text
  }
  return `${word}-${number}`
}

/** What reads a whole record, with where it is in the answer. */
const readerOf = ({ resource: { get, put, patch, create } }: Derived): Operation | undefined =>
  get ?? put ?? patch ?? create

/** The record as its schema allows it, judged by the answer that shows it whole. */
export function fitting(table: Derived, roles: Derivation['roles'], record: Json): Json | undefined {
  const reader = readerOf(table) ?? table.resource.list
  const role: Behaviour | undefined = reader && roles.get(reader.id)
  const body = reader?.answers[usualStatus(reader)]?.body
  if (!role || !('at' in role) || !body?.schema) return record
  const isList = role.does === 'list'
  const holder = schemaAt(body.schema, role.at)
  const wrap = (value: unknown) =>
    role.at.reduceRight<unknown>((inner, key) => ({ [key]: inner }), isList ? [value] : value)
  const unwrapped = (value: unknown): unknown => {
    const at = valueAt(value, role.at)
    return isList && Array.isArray(at) ? at[0] : at
  }
  const schema = isList ? holder?.items : holder
  // Other fields of the answer than the record are made up: they are none of the row's.
  const whole = repaired(body.schema, body.validate, wrap(record))
  const found = unwrapped(whole)
  return schema && isObject(found) ? found : undefined
}

/** The contract's own records: the examples of what reads one, of the items of a list, and of the schema. */
function givenRecords({ resource: { get, list }, record, idField }: Derived, roles: Derivation['roles']): Json[] {
  const inAnswer = (operation: Operation | undefined): unknown[] => {
    const role = operation && roles.get(operation.id)
    if (!operation || !role || !('at' in role)) return []
    const examples = operation.answers[usualStatus(operation)]?.body?.examples ?? []
    return examples.flatMap((example) => valueAt(example, role.at))
  }
  const found = [...inAnswer(list), ...inAnswer(get), ...record.examples].flat().filter(isObject)
  const named = found.filter((each) => ['string', 'number'].includes(typeof each[idField]) && each[idField] !== '')
  return [...new Map(named.map((each) => [String(each[idField]), each])).values()]
}

/** The examples of a record's fields that the contract allows there. Links lead to rows, and times lie before the clock. */
function fieldExamples(table: Derived, roles: Derivation['roles'], own: Json): [string, unknown[]][] {
  return Object.entries(table.record.properties ?? {}).flatMap(([name, field]): [string, unknown[]][] => {
    const { examples, format = '', writeOnly } = field
    const isOther = name === table.idField || linkedWord(name) !== undefined || format.startsWith('date')
    if (isOther || writeOnly || examples.length === 0) return []
    const typed = examples.map((each) => asTyped(each, field))
    return [[name, typed.filter((each) => same(fitting(table, roles, { ...own, [name]: each })?.[name], each))]]
  })
}

interface SeedOptions {
  readonly seed: number
  readonly now: Date
  /** How many rows a table gets for which neither the scenario nor the contract's `x-rows` says it. */
  readonly rows: number
  /** How many every table gets, where the scenario says it. */
  readonly everyTable: number | undefined
}

const written = (parameter: Parameter) =>
  sentText(parameter.examples[0] ?? parameter.schema.enum?.[0] ?? parameter.schema.default ?? 1)

/** What the contract says of how many rows a table has, at one of its operations. */
function rowsSaid({ resource: { list, create, get } }: Derived): number | undefined {
  const said = [list, create, get].map((each) => each?.words['x-rows'])
  return said.find((each): each is number => typeof each === 'number' && Number.isSafeInteger(each) && each >= 0)
}

const cachedFor = <Key, Value>(find: (key: Key) => Value): ((key: Key) => Value) => {
  const cached = new Map<Key, Value>()
  return (key) => {
    const value = cached.get(key) ?? find(key)
    cached.set(key, value)
    return value
  }
}

/**
 * Gives the first rows of a table by its name. They depend on nothing but the seed and the contract, in whatever order
 * tables are asked for. Links lead to rows that exist, times lie before `now`.
 */
export function seededRows(
  { tables, roles }: Derivation,
  { seed, now, rows, everyTable }: SeedOptions,
): (name: string) => readonly Row[] {
  const countOf = (table: Derived) => everyTable ?? rowsSaid(table) ?? rows
  const fakerFor = ({ name }: Derived, part: string) => fakerOf(seed + textHash(`${part} ${name}`), now)
  const planOf = cachedFor((table: Derived): { given: Json[]; ids: Id[] } => {
    const count = countOf(table)
    const faker = fakerFor(table, 'ids')
    const given = givenRecords(table, roles).slice(0, count)
    const own = given.map((each) => each[table.idField] as Id)
    const taken = new Set(own.map(String))
    const fresh: Id[] = []
    for (let number = 1; own.length + fresh.length < count && number <= 2 * count + own.length; number += 1) {
      const id = numberedId(table, number, faker)
      if (!taken.has(String(id)) && mayBe(table.resource.parameter, String(id))) fresh.push(id)
    }
    return { given, ids: [...own, ...fresh] }
  })
  const byWord = new Map(tables.toReversed().map((table) => [plain(singular(table.name)), table]))
  const byName = new Map(tables.map((table) => [table.name, table]))
  const idsOf = (word: string): readonly Id[] => {
    const table = byWord.get(plain(word))
    return table ? planOf(table).ids : []
  }
  const rowsOf = cachedFor((table: Derived): readonly Row[] => {
    const faker = fakerFor(table, 'rows')
    const { idField, record: schema, name } = table
    const { given, ids } = planOf(table)
    let examples: [string, unknown[]][] | undefined
    return ids.flatMap((id, index): Row[] => {
      const make = () => realistic(schema, '', singular(name), { faker, now, idsOf }) as Json
      const generated = given[index] ?? unlessEndless(() => ({ ...make(), [idField]: id }))
      if (!generated) return []
      examples ??= fieldExamples(table, roles, generated)
      const inTurn = examples.flatMap(([field, values]) => (index < values.length ? [[field, values[index]]] : []))
      const own = given[index] ?? { ...generated, ...(Object.fromEntries(inTurn) as Json) }
      const held = parentsOf(table, above, faker, own)
      const record = fitting(table, roles, { ...own, ...held.fields })
      if (!record || String(record[idField]) !== String(id)) return []
      return [{ id: `row-${index + 1}`, key: String(id), record, parents: held.parents }]
    })
  })
  function above(of = '') {
    const holder = byName.get(of)
    return holder && { holder, rows: rowsOf(holder) }
  }
  return (name) => {
    const table = byName.get(name)
    return table ? rowsOf(table) : []
  }
}

/** What a row says of a parameter of the path before it. */
function saidBy(row: Row, { parents }: Derived, name: string): unknown {
  const found = parents.find((each) => each.parameter.name === name)
  return found?.field === undefined ? row.parents[name] : row.record[found.field]
}

/** To which record of the path before a seeded one belongs, and to what that one does. */
function parentsOf(
  { parents }: Derived,
  above: (of: string | undefined) => { holder: Derived; rows: readonly Row[] } | undefined,
  faker: Faker,
  own: Json,
): { fields: Json; parents: Record<string, string> } {
  const last = parents.findLast(({ of }) => of !== undefined)
  const { holder, rows = [] } = above(last?.of) ?? {}
  const named = rows.find(({ key }) => last?.field !== undefined && key === String(own[last.field]))
  const row = named ?? (rows.length > 0 ? faker.helpers.arrayElement(rows) : undefined)
  const said = parents.map((each): [Parent, unknown] => {
    if (!row || !holder) return [each, undefined]
    return [each, each === last ? row.record[holder.idField] : saidBy(row, holder, each.parameter.name)]
  })
  const fields = said.flatMap(([{ field }, value]) =>
    field !== undefined && value !== undefined ? [[field, value]] : [],
  )
  const others = said.flatMap(([{ field, parameter }, value]) =>
    field === undefined ? [[parameter.name, sentText(value ?? written(parameter))]] : [],
  )
  return { fields: Object.fromEntries(fields) as Json, parents: Object.fromEntries(others) as Record<string, string> }
}

/** The object at a path without an id, as it is before anybody has written it. */
export function seededSingle(
  { path, schema }: Behaviour & { does: 'read-single' | 'put-single' | 'patch-single' },
  seed: number,
  now: Date,
): Json {
  const [example] = schema.examples
  const making = { faker: fakerOf(seed, now), now, idsOf: () => [] }
  const generate = () => realistic(schema, '', path.split('/').at(-1) ?? '', making)
  return objectIn(isObject(example) ? example : unlessEndless(generate))
}
