import { expect, test } from 'vitest'
import { contractOf } from './contract.ts'
import { idFieldOf, idOf, recordIn } from './record-id.ts'
import { listKeys, recordKeys, rowsIn } from './resources.ts'
import type { Schema } from './schema.ts'

const pet = { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string' } } }
const pets = { type: 'array', items: pet }
const tags = { type: 'array', items: { type: 'object', properties: { word: { type: 'string' } } } }
const one = { id: 1, name: 'Moti' }
const many = [{ id: 1, name: 'Moti' }]
const object = (properties: object) => ({ type: 'object', properties })

/** The schema of an answer. */
function schemaOf(written: object): Schema {
  const responses = { 200: { description: 'Any', content: { 'application/json': { schema: written } } } }
  const [operation] = contractOf({ openapi: '3.1.0', paths: { '/any': { get: { responses } } } }, 'any').operations
  return operation?.answers['200']?.body?.schema ?? ({} as Schema)
}

test.each<[string, unknown, object]>([
  ['a list', many, pets],
  ['one in an envelope', { items: many, total: 1 }, object({ items: pets, total: { type: 'integer' } })],
  ['one within two', { data: { pets: many }, ok: true }, object({ data: object({ pets }), ok: { type: 'boolean' } })],
  ['an embedded one', { _embedded: { pets: many } }, object({ _embedded: object({ pets }) })],
  ['one beside another', { data: many, tags: [{ word: 'dog' }] }, object({ data: pets, tags })],
])('an answer and its schema have the records at the same place: %s', (_what, value, schema) => {
  expect(rowsIn(value)).toEqual(many)
  const keys = listKeys(schemaOf(schema))
  expect(keys?.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], value)).toEqual(many)
})

test.each<[string, unknown, object]>([
  ['a record', one, pet],
  ['one in an envelope', { data: one, ok: true }, object({ data: pet, ok: { type: 'boolean' } })],
  ['one under its own word', { pet: one, ok: true }, object({ pet, ok: { type: 'boolean' } })],
])('an answer and its schema have the record at the same place: %s', (_what, value, schema) => {
  expect(recordIn(value, { name: 'petId' }).record).toEqual(one)
  const keys = recordKeys(schemaOf(schema), ({ properties = {} }) => 'id' in properties, 'pet')
  expect(keys?.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], value)).toEqual(one)
})

test.each<[string, string, string | undefined]>([
  ['petId', 'id', 'id'],
  ['petId', '_id', '_id'],
  ['pet_id', 'petId', 'petId'],
  ['spaceNumber', 'number', 'number'],
  ['identifier', 'slug', 'slug'],
  ['name', 'name', 'name'],
  ['name', 'id', undefined],
])('a record and its schema have the same id: for {%s} of %s it is %s', (parameter, field, id) => {
  const record = { title: 'Any', [field]: 'moti' }
  expect(idOf(record, { name: parameter })).toBe(id && 'moti')
  const properties = Object.fromEntries(Object.keys(record).map((name) => [name, { type: 'string' }]))
  expect(idFieldOf(schemaOf(object(properties)), { name: parameter })).toBe(id)
})

test('a record that stands beside what was asked for is another one', () => {
  expect(recordIn({ number: 5, owner: one }, { name: 'petId' }).record).toEqual({ number: 5, owner: one })
})
