import { expect, test } from 'vitest'
import type { Json } from '#openapi/contract/json.ts'
import { validatorsOf } from '#openapi/contract/validator.ts'
import { mismatchesOf } from './schema-mismatches.ts'

const named = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const record = (properties: Json, ...required: string[]) => ({ type: 'object', properties, required })
const schemas = {
  Planet: record(
    { type: { enum: ['rocky'] }, name: { type: 'string' }, moons: { type: 'array', items: named('Moon') } },
    'type',
  ),
  Moon: record({ type: { enum: ['moon'] }, of: record({}) }, 'type'),
  Body: { oneOf: [named('Planet'), named('Moon')] },
  Secret: { anyOf: [record({ secret: { type: 'string', writeOnly: true } }, 'secret'), { type: 'null' }] },
  Loose: { oneOf: [record({ a: {} }), record({ b: {} }), record({ a: { type: 'integer' } })] },
}

function found(name: keyof typeof schemas, value: unknown): string[] {
  const errors = validatorsOf({ components: { schemas } })(`#/components/schemas/${name}`)(value)
  return mismatchesOf(errors, value).map(({ path, expected }) => `${path} expected ${expected}`)
}

test.each([
  [
    'of what the value comes nearest to',
    'Body',
    { type: 'rocky', moons: [{ type: 'moon', of: null }] },
    ['$.moons[0].of expected object'],
  ],
  [
    'of the kind that the value says it is',
    'Body',
    { type: 'rocky', name: 7, moons: [7, { type: 'moon', of: null }] },
    ['$.name expected string', '$.moons[0] expected object', '$.moons[1].of expected object'],
  ],
  ['of all, if it comes near none', 'Body', 'text', ['$ expected object']],
  ['only, if the value fits several', 'Loose', { a: 'text' }, ['$ expected must match exactly one schema in oneOf']],
  ['not, if only a field of requests is missing', 'Secret', {}, []],
] as const)('what a union says is said %s', (_name, schema, value, expected) => {
  expect(found(schema, value)).toEqual(expected)
})
