import type { Faker } from '@faker-js/faker'
import { z } from 'zod'
import type { Operation, Parameter } from '#openapi/contract/contract.ts'
import { isObject, type Json, objectIn } from '#openapi/contract/json.ts'
import { madeUp } from '#openapi/contract/made-up.ts'
import { usualStatus } from '#openapi/contract/operation.ts'
import { mayBe } from '#openapi/contract/record-id.ts'
import { sentText } from '#openapi/contract/request.ts'
import { kind } from '../engine/table/row-kind.ts'
import { schemaAt, valueAt } from '#openapi/contract/resources.ts'
import { type Derivation, type Derived, type Behaviour, plain, singular } from './derive.ts'
import { repaired, unlessEndless } from './repaired.ts'
import { fakerOf, type Seeding, realistic } from './values.ts'

/** A stored record. `id` counts the rows of its table, `key` is the text of the record's own id, which ends its path. */
export const Row = z.object({
  id: z.string().min(1),
  key: z.string().min(1),
  record: z.record(z.string(), z.unknown()),
  /** The values of the path before it that no field of the record holds. */
  parents: z.record(z.string(), z.string()),
})
export type Row = z.output<typeof Row>

/** The table of the objects that are read and written at a path without an id. */
export const singles = 'single objects'

/** The kinds of rows of a derivation, each table under its name. */
export const kindsOf = ({ tables }: Derivation) =>
  Object.fromEntries(
    [...tables.map(({ name }) => name), singles].map((name) => [name, kind(Row, { prefix: 'row', indexes: ['key'] })]),
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

interface SeedOptions {
  readonly seed: number
  readonly now: Date
  /** How many rows a table gets for which the contract says no `x-rows`. */
  readonly rows: number
}

const written = (parameter: Parameter) =>
  sentText(parameter.examples[0] ?? parameter.schema.enum?.[0] ?? parameter.schema.default ?? 1)

/** The first rows of all tables. Links lead to rows that exist, times lie before `now`. */
export function seededRows({ tables, roles }: Derivation, { seed, now, rows }: SeedOptions): Record<string, Row[]> {
  const faker = fakerOf(seed, now)
  const planned = new Map(
    tables.map((table): [Derived, { given: Json[]; ids: Id[] }] => {
      const given = givenRecords(table, roles).slice(0, rows)
      const own = given.map((each) => each[table.idField] as Id)
      const known = new Set(own.map(String))
      const fresh: Id[] = []
      for (let number = 1; own.length + fresh.length < rows && number <= 2 * rows + own.length; number += 1) {
        const id = numberedId(table, number, faker)
        if (!known.has(String(id)) && mayBe(table.resource.parameter, String(id))) fresh.push(id)
      }
      return [table, { given, ids: [...own, ...fresh] }]
    }),
  )
  const byWord = new Map(tables.toReversed().map((table) => [plain(singular(table.name)), table]))
  const idsOf = (word: string): readonly Id[] => {
    const table = byWord.get(plain(word))
    return (table && planned.get(table)?.ids) ?? []
  }
  const making: Seeding = { faker, now, idsOf }
  const result: Record<string, Row[]> = { [singles]: [] }
  for (const table of tables) {
    const { given, ids } = planned.get(table) ?? { given: [], ids: [] }
    result[table.name] = ids.flatMap((id, index): Row[] => {
      const { idField, record: schema, name } = table
      const own =
        given[index] ??
        unlessEndless(() => ({ ...(realistic(schema, '', singular(name), making) as Json), [idField]: id }))
      if (!own) return []
      const held = parentsOf(table, tables, planned, faker, own)
      const record = fitting(table, roles, { ...own, ...held.fields })
      if (!record || String(record[idField]) !== String(id)) return []
      return [{ id: `row-${index + 1}`, key: String(id), record, parents: held.parents }]
    })
  }
  return result
}

/** To which records of the path before a seeded one belongs. */
function parentsOf(
  { parents }: Derived,
  tables: readonly Derived[],
  planned: ReadonlyMap<Derived, { ids: Id[] }>,
  faker: Faker,
  own: Json,
): { fields: Json; parents: Record<string, string> } {
  const fields: Record<string, unknown> = {}
  const others: Record<string, string> = {}
  for (const { parameter, field, of } of parents) {
    const table = tables.find(({ name }) => name === of)
    const ids = (table && planned.get(table)?.ids) ?? []
    if (field !== undefined) {
      const fits = ids.some((id) => id === own[field])
      if (!fits && ids.length > 0) fields[field] = faker.helpers.arrayElement(ids)
    } else others[parameter.name] = ids.length > 0 ? String(faker.helpers.arrayElement(ids)) : written(parameter)
  }
  return { fields, parents: others }
}

/** The object at a path without an id, as it is before anybody has written it. */
export function seededSingle(
  { path, schema }: Behaviour & { does: 'read-single' | 'put-single' | 'patch-single' },
  seed: number,
  now: Date,
): Json {
  const [example] = schema.examples
  const making = { faker: fakerOf(seed, now), now, idsOf: () => [] }
  const made = () => realistic(schema, '', path.split('/').at(-1) ?? '', making)
  return objectIn(isObject(example) ? example : unlessEndless(made))
}
