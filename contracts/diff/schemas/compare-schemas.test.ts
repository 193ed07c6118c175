import { describe, expect, test } from 'vitest'
import { inOneSpelling } from '#openapi/contract/spelling.ts'
import type { Json } from '#openapi/contract/json.ts'
import { changesOf } from '../change.ts'
import { child, type DocumentNode } from '../document.ts'
import { SchemaComparison } from './compare-schemas.ts'
import type { Direction } from './difference.ts'

const named = {
  Cat: { type: 'object', required: ['purrs'], properties: { purrs: { type: 'boolean' } } },
  Dog: { type: 'object', required: ['barks'], properties: { barks: { type: 'boolean' } } },
  Tree: { type: 'object', properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } } },
}

function placeOf(schema: unknown, openapi: string): DocumentNode {
  const document = inOneSpelling({ openapi, paths: {}, components: { schemas: { ...named, Compared: schema } } })
  return child({ value: document, at: [], document }, 'components', 'schemas', 'Compared')
}

/** The worst class of the differences in one direction; `none` where there is none. */
function judged(direction: Direction, old: unknown, now: unknown, versions = ['3.1.0', '3.1.0']): string {
  const [before = '', after = ''] = versions
  const differences = new SchemaComparison(direction).compare([placeOf(old, before)], [placeOf(now, after)])
  const classes = changesOf(differences, direction, { where: '', subject: '', part: direction }).map(
    (each) => each.class,
  )
  return classes.includes('breaking') ? 'breaking' : (classes[0] ?? 'none')
}

type Case = readonly [name: string, narrower: Json, wider: Json]

const text = { type: 'string' }
const whole = { type: 'integer' }
const list = (words: Json) => ({ type: 'array', ...words })
const record = (words: Json) => ({ type: 'object', ...words })
const conditional = (condition: Json, consequence: Json) =>
  JSON.parse(JSON.stringify(record({ if: condition, follows: consequence })).replace('follows', 'then')) as Json
const fields = { a: text, b: text }

/** Schemas of which the second allows more than the first. */
const wider: readonly Case[] = [
  ['a listed value', { ...text, enum: ['a'] }, { ...text, enum: ['a', 'b'] }],
  ['listed values', { ...text, enum: ['a'] }, text],
  ['a constant', { const: 'a' }, text],
  ['a constant of two', { const: 'a' }, { enum: ['a', 'b'] }],
  ['null', text, { type: ['string', 'null'] }],
  ['null by a choice', text, { anyOf: [text, { type: 'null' }] }],
  ['a fraction', whole, { type: 'number' }],
  ['another type', text, { type: ['string', 'integer'] }],
  ['any type', text, {}],
  ['a shorter text', { ...text, minLength: 2 }, { ...text, minLength: 1 }],
  ['a longer text', { ...text, maxLength: 2 }, text],
  ['a pattern', { ...text, pattern: '^a' }, text],
  ['a format', { ...text, format: 'date' }, text],
  ['int32 and int64', { ...whole, format: 'int32' }, { ...whole, format: 'int64' }],
  ['an exclusive minimum', { type: 'number', exclusiveMinimum: 1 }, { type: 'number', minimum: 1 }],
  ['a higher maximum', { type: 'number', maximum: 1 }, { type: 'number', exclusiveMaximum: 2 }],
  ['multipleOf', { ...whole, multipleOf: 4 }, { ...whole, multipleOf: 2 }],
  ['no items', list({ items: text }), list({})],
  ['fewer items', list({ minItems: 2 }), list({ minItems: 1 })],
  ['equal items', list({ uniqueItems: true }), list({})],
  ['prefixItems', list({ prefixItems: [text, whole] }), list({ prefixItems: [text] })],
  ['unevaluatedItems', list({ unevaluatedItems: false }), list({})],
  ['contains', list({ contains: whole }), list({})],
  ['minContains', list({ contains: whole, minContains: 2 }), list({ contains: whole })],
  ['a required field', record({ properties: fields, required: ['a'] }), record({ properties: fields })],
  [
    'a field required by a part of allOf',
    { allOf: [record({ properties: fields }), { required: ['a'] }] },
    { allOf: [record({ properties: fields }), {}] },
  ],
  ['additionalProperties', record({ additionalProperties: false }), record({})],
  ['a schema of other fields', record({ additionalProperties: text }), record({ additionalProperties: true })],
  ['unevaluatedProperties', record({ unevaluatedProperties: false }), record({})],
  ['patternProperties', record({ patternProperties: { '^x': text } }), record({})],
  ['propertyNames', record({ propertyNames: { pattern: '^x' } }), record({})],
  ['minProperties', record({ minProperties: 1 }), record({})],
  ['dependentRequired', record({ dependentRequired: { a: ['b'] } }), record({})],
  ['dependentSchemas', record({ dependentSchemas: { a: { required: ['b'] } } }), record({})],
  ['a field of dependentSchemas', record({ dependentSchemas: { a: { properties: { b: text } } } }), record({})],
  ['if', conditional({ required: ['a'] }, { required: ['b'] }), record({})],
  [
    'then',
    conditional({ required: ['a'] }, { required: ['a', 'b'] }),
    conditional({ required: ['a'] }, { required: ['b'] }),
  ],
  ['not', { ...text, not: { const: 'a' } }, text],
  [
    'a choice of oneOf',
    { oneOf: [{ $ref: '#/components/schemas/Cat' }] },
    { oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }] },
  ],
  [
    'a choice',
    { $ref: '#/components/schemas/Cat' },
    { anyOf: [{ $ref: '#/components/schemas/Dog' }, { $ref: '#/components/schemas/Cat' }] },
  ],
  ['oneOf that each value fits twice', { oneOf: [record({}), record({})] }, record({})],
  [
    'a field of a list of records',
    list({ items: record({ properties: { a: { ...text, maxLength: 1 } } }) }),
    list({ items: record({ properties: { a: text } }) }),
  ],
]

describe.each(wider)('%s', (_name, narrow, wide) => {
  test('gone from a request it is additive, come to it breaking', () => {
    expect([judged('request', narrow, wide), judged('request', wide, narrow)]).toEqual(['additive', 'breaking'])
  })

  test('gone from an answer it is breaking, come to it additive', () => {
    expect([judged('answer', narrow, wide), judged('answer', wide, narrow)]).toEqual(['breaking', 'additive'])
  })
})

const hidden = (word: string) => record({ properties: { a: { ...text, [word]: true } } })
const all = (schema: Json, ...others: Json[]) => ({ allOf: [schema, ...others] })

/** Schemas that say the same. */
const same: readonly Case[] = [
  ['exclusive limits of whole numbers', { ...whole, exclusiveMinimum: 0 }, { ...whole, minimum: 1 }],
  [
    'allOf and its sum',
    all(record({ properties: { a: text } }), { required: ['a'] }),
    record({ properties: { a: text }, required: ['a'] }),
  ],
  ['an only choice', { anyOf: [text] }, text],
  ['null in two spellings', { type: ['string', 'null'] }, { oneOf: [text, { type: 'null' }] }],
  ['choices in another order', { oneOf: [text, whole] }, { oneOf: [whole, text] }],
  ['true and nothing', record({ additionalProperties: true }), record({})],
  ['a recursive schema and itself', { $ref: '#/components/schemas/Tree' }, { $ref: '#/components/schemas/Tree' }],
  [
    'a discriminator',
    { oneOf: [named.Cat, named.Dog] },
    { oneOf: [named.Cat, named.Dog], discriminator: { propertyName: 'kind' } },
  ],
]

/** Schemas of OpenAPI 3.0 and 3.1 that say the same. */
const sameInBoth: readonly Case[] = [
  ['null of 3.0 and 3.1', { ...text, nullable: true }, { type: ['string', 'null'] }],
  ['listed values with null', { ...text, nullable: true, enum: ['a'] }, { enum: ['a', null] }],
  [
    'limits of 3.0 and 3.1',
    { type: 'number', minimum: 1, exclusiveMinimum: true },
    { type: 'number', exclusiveMinimum: 1 },
  ],
  ['base64 of 3.0 and 3.1', { ...text, format: 'byte' }, { ...text, contentEncoding: 'base64' }],
]

const inAllDirections = (one: Json, other: Json, versions: string[]) =>
  (['request', 'answer'] as const).flatMap((direction) => [
    judged(direction, one, other, versions),
    judged(direction, other, one, versions.toReversed()),
  ])

test.each(same)('%s: no difference in any direction', (_name, one, other) => {
  expect(inAllDirections(one, other, ['3.1.0', '3.1.0'])).toEqual(['none', 'none', 'none', 'none'])
})

test.each(sameInBoth)('%s: no difference in any direction', (_name, one, other) => {
  expect(inAllDirections(one, other, ['3.0.3', '3.1.0'])).toEqual(['none', 'none', 'none', 'none'])
})

test.each([
  ['null comes', { type: 'string' }, { type: 'string', nullable: true }, ['additive', 'breaking']],
  ['null goes', { type: 'string', nullable: true }, { type: 'string' }, ['breaking', 'additive']],
  [
    'a limit becomes exclusive',
    { type: 'number', minimum: 1 },
    { type: 'number', minimum: 1, exclusiveMinimum: true },
    ['breaking', 'additive'],
  ],
])('in OpenAPI 3.0, %s', (_name, old, now, expected) => {
  const versions = ['3.0.3', '3.0.3']
  expect([judged('request', old, now, versions), judged('answer', old, now, versions)]).toEqual(expected)
})

const required = { required: ['a'] }

test.each([
  ['a field comes', record({}), record({ properties: { a: text } }), ['additive', 'additive']],
  ['a field goes', record({ properties: { a: text } }), record({}), ['breaking', 'breaking']],
  [
    'a field comes where the contract allows others',
    record({ additionalProperties: true }),
    record({ additionalProperties: true, properties: { a: text } }),
    ['additive', 'additive'],
  ],
  [
    'a field goes where the contract allows others',
    record({ additionalProperties: {}, properties: { a: text } }),
    record({ additionalProperties: {} }),
    ['breaking', 'breaking'],
  ],
  ['a required field comes', record({}), record({ properties: { a: text }, ...required }), ['breaking', 'additive']],
  [
    'a read-only field becomes required',
    hidden('readOnly'),
    { ...hidden('readOnly'), ...required },
    ['none', 'additive'],
  ],
  [
    'a write-only field is no longer required',
    { ...hidden('writeOnly'), ...required },
    hidden('writeOnly'),
    ['additive', 'none'],
  ],
  [
    'a write-only field gets a limit',
    hidden('writeOnly'),
    record({ properties: { a: { ...text, maxLength: 1, writeOnly: true } } }),
    ['breaking', 'none'],
  ],
  ['a field becomes read-only', record({ properties: { a: text } }), hidden('readOnly'), ['breaking', 'none']],
  ['a field becomes write-only', record({ properties: { a: text } }), hidden('writeOnly'), ['none', 'breaking']],
  ['another type', text, whole, ['breaking', 'breaking']],
  [
    'a field that the rule for others allowed',
    record({ additionalProperties: text }),
    record({ additionalProperties: text, properties: { a: whole } }),
    ['breaking', 'breaking'],
  ],
  [
    'another discriminator',
    { oneOf: [named.Cat], discriminator: { propertyName: 'kind' } },
    { oneOf: [named.Cat], discriminator: { propertyName: 'type' } },
    ['breaking', 'breaking'],
  ],
])('%s', (_name, old, now, expected) => {
  expect([judged('request', old, now), judged('answer', old, now)]).toEqual(expected)
})

test('a difference says the field and what changed', () => {
  const old = record({
    properties: { rows: list({ items: record({ properties: { id: { ...whole, minimum: 1 } } }) }) },
  })
  const now = record({
    properties: { rows: list({ items: record({ properties: { id: { ...whole, minimum: 5 } } }) }) },
  })
  const [difference] = new SchemaComparison('request').compare([placeOf(old, '3.1.0')], [placeOf(now, '3.1.0')])
  expect(difference).toMatchObject({ field: '.rows[].id', words: ': minimum changed from 1 to 5' })
})

const objectOf = (...names: string[]) => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
})

test('alternatives that a value may fit several of are no difference from themselves', () => {
  const schema = { anyOf: [objectOf('ref'), { oneOf: [objectOf('ref', 'id'), objectOf('ref', 'name')] }] }
  expect([judged('answer', schema, schema), judged('request', schema, schema)]).toEqual(['none', 'none'])
})
