import { afterAll, describe, expect, test } from 'vitest'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Json } from './json.ts'
import { readContract } from './read-contract.ts'
import { inOneSpelling } from './spelling.ts'
import { contractOf } from './contract.ts'
import { validatorsOf } from './validator.ts'

const file = (name: string) => join(import.meta.dirname, 'fixtures', name)
const folder = mkdtempSync(join(tmpdir(), 'contract-'))
afterAll(() => rmSync(folder, { recursive: true }))

const pets = await readContract(file('pets.yaml'))
const operation = (id: string) => pets.operations.find((each) => each.id === id)
const pet = pets.schemas.get('Pet')

describe('a contract of OpenAPI 3.0 in two files', () => {
  test('has each operation once, an unnamed one by its method and path', () => {
    expect(pets.operations.map(({ id }) => id)).toEqual(['listPets', 'addPet', 'getPet', 'DELETE /pets/{petId}'])
    expect(operation('getPet')).toMatchObject({ method: 'GET', path: '/v2/pets/{petId}', tag: 'pets' })
  })

  test('gives an operation the parameters of its path, unless it has its own', () => {
    const found = operation('getPet')?.parameters.map(({ name, schema }) => [name, schema.types, schema.enum])
    expect(found).toEqual([
      ['petId', ['integer'], undefined],
      ['lang', ['string'], ['en', 'hi']],
    ])
  })

  test('says who may call, and by which header', () => {
    expect(operation('getPet')).toMatchObject({
      access: 'token',
      signIn: [{ in: 'header', name: 'X-Key', scheme: 'key' }],
    })
    expect(operation('DELETE /pets/{petId}')?.access).toBe('public')
  })

  test('follows references to answers and bodies', () => {
    expect(operation('getPet')?.answers['404']?.body?.contentType).toBe('application/problem+json')
    expect(operation('getPet')?.answers['200']?.body?.schema).toBe(pet)
    expect(operation('addPet')?.body).toMatchObject({
      required: true,
      examples: [{ name: 'Tom' }],
      schema: { name: 'Pet' },
    })
  })
})

const nullable = { schema: { type: 'string', nullable: true } }
const answer = { description: 'A pet.', content: { 'application/json': nullable } }
const seen = { '/seen': { post: { responses: { 200: answer } } } }

describe('a schema of OpenAPI 3.0', () => {
  test('has what each part of allOf says', () => {
    expect(Object.keys(pet?.properties ?? {})).toEqual(['name', 'id', 'weight', 'born', 'size', 'owner', 'kind'])
    expect(pet).toMatchObject({ name: 'Pet', types: ['object'], required: ['name', 'id'] })
    expect(pet?.properties?.name).toMatchObject({ types: ['string'], minLength: 1, maxLength: 20 })
  })

  test('has null among its types where it is nullable', () => {
    expect(pet?.properties?.born?.types).toEqual(['string', 'null'])
    expect(pet?.properties?.size?.enum).toEqual(['small', 'big', null])
    expect(pet?.properties?.owner).toMatchObject({ name: 'Owner', types: ['object', 'null'] })
  })

  test('excludes a limit as 2020-12 spells it', () => {
    expect(pet?.properties?.weight).toMatchObject({ exclusiveMinimum: 0 })
    expect(pet?.properties?.weight?.minimum).toBeUndefined()
  })

  test.each([
    ['an answer', ['responses', 'default'], { responses: { default: answer } }],
    [
      'a header',
      ['responses', '200', 'headers', 'example'],
      { responses: { 200: { headers: { example: nullable } } } },
    ],
    ['a callback', ['callbacks', 'enum', '/seen', 'post', 'responses', '200'], { callbacks: { enum: seen } }],
  ])('is read in %s whose name is that of a keyword with values', (_name, at, written) => {
    const { paths } = inOneSpelling({ openapi: '3.0.3', paths: { '/pets': { get: written } } })
    const found = ['/pets', 'get', ...at].reduce<unknown>((node, key) => (node as Json)[key], paths)
    expect(JSON.stringify(found)).toContain('"schema":{"type":["string","null"]}')
  })

  test('is read in a shared answer whose name is that of a keyword with values', () => {
    const { components } = inOneSpelling({
      openapi: '3.0.3',
      paths: {},
      components: { responses: { example: answer } },
    })
    expect(JSON.stringify(components)).toContain('"type":["string","null"]')
  })

  test('holds itself where it is recursive, and has its choices', () => {
    expect(pet?.properties?.owner?.properties?.pets?.items).toBe(pet)
    expect(pet?.properties?.kind?.choices?.map(({ required }) => required)).toEqual([['barks'], ['purrs']])
  })
})

test('a schema of OpenAPI 3.1 has null in either spelling, and a description beside a reference', async () => {
  const node = (await readContract(file('tree.yaml'))).schemas.get('Node')
  expect(node?.properties?.next).toMatchObject({ name: 'Node', types: ['object', 'null'] })
  expect(node?.properties?.children?.items).toBe(node)
  expect(node?.properties?.note).toMatchObject({
    name: 'Note',
    description: 'A note of its own.',
    types: ['string', 'null'],
  })
  expect(node?.properties?.name?.examples).toEqual(['root'])
})

test.each([
  ['a pattern of another language', { type: 'string', pattern: '^(?i)a++$', maxLength: 1 }],
  [
    'a keyword with a value of the wrong type',
    { type: 'string', required: true, minLength: '9', maxLength: 1, enum: [] },
  ],
  ['a type that JSON has not', { type: 'file', maxLength: 1, enum: ['a', { type: 'file' }] }],
])('%s says nothing of a value', (_name, schema) => {
  const validate = validatorsOf({ components: { schemas: { One: schema } } })('#/components/schemas/One')
  expect(validate('a')).toEqual([])
  expect(validate('ab').map(({ keyword }) => keyword)).toContain('maxLength')
})

test.each([
  [{ type: 'number', multipleOf: 0.01 }, [19.99, 0.07, 123456789.01], 19.995],
  [{ type: 'string', pattern: '^\\p{L}+$' }, ['Zoë', 'Ноль'], 'a1'],
  [{ type: 'string', pattern: '^[\\w\\-\\_]+$' }, ['a-b_c'], 'a b'],
])('%j allows %j and not %j', (schema, right, wrong) => {
  const validate = validatorsOf({ components: { schemas: { One: schema } } })('#/components/schemas/One')
  for (const value of right) expect(validate(value)).toEqual([])
  expect(validate(wrong)).toHaveLength(1)
})

test('a schema with an address of its own is made of those of the document', async () => {
  const { operations } = await readContract(file('tree.yaml'))
  const validate = operations.find(({ id }) => id === 'listPages')?.answers['200']?.body?.validate
  const broken = validate?.({ rows: [{ name: 'root' }], first: { name: 1 } }) ?? []
  expect(broken.map(({ instancePath, keyword }) => [instancePath, keyword])).toEqual([['/first/name', 'type']])
})

test.each([
  ['swagger: "2.0"\npaths: {}', 'it is of version 2.0: convert it to 3.0 or 3.1 first'],
  ['openapi: 3.1.0\ninfo: {}', 'it has no paths'],
  ['name: no contract', 'Unsupported specification'],
  ['a: [', 'in "'],
  ['openapi: 3.0.0\npaths: { /a: { $ref: "#/components/nothing" } }', "Can't resolve $ref at #/paths/~1a"],
  ['openapi: 3.0.0\npaths: { /a: { $ref: other.yaml } }', "Can't resolve $ref: ENOENT"],
])('%j cannot be read, in one line: %s', async (text, reason) => {
  const path = join(folder, 'broken.yaml')
  writeFileSync(path, text)
  const error = await readContract(path).catch(String)
  expect(error).toContain(`${path} could not be read as an OpenAPI file: `)
  expect(error).toContain(reason)
  expect(error).not.toContain('\n')
})

test.each([
  ['in itself', '#/components/responses/Fine', 'All is well.'],
  ['elsewhere', 'fine.json', 'From elsewhere.'],
])('a JSON file is read with what it refers to %s', async (where, $ref, description) => {
  const path = join(folder, `${where}.json`)
  const components = { responses: { Fine: { description: 'All is well.' } } }
  const document = { openapi: '3.1.0', components, paths: { '/any': { get: { responses: { '200': { $ref } } } } } }
  writeFileSync(path, JSON.stringify(document))
  writeFileSync(join(folder, 'fine.json'), JSON.stringify({ description: 'From elsewhere.' }))
  expect((await readContract(path)).operations[0]?.answers['200']?.description).toBe(description)
})

test('a file that is missing is named', async () => {
  await expect(readContract('nowhere.yaml')).rejects.toThrow('nowhere.yaml does not exist')
  await expect(readContract('docs')).rejects.toThrow('docs is not a file')
})

test('null where a schema stands says nothing of a value', () => {
  const content = { 'application/json': { schema: null } }
  const paths = { '/any': { post: { requestBody: { content }, responses: {} } } }
  const { operations } = contractOf({ openapi: '3.0.3', paths }, 'any.yaml')
  expect(operations[0]?.body?.validate(7)).toEqual([])
})

test('a field, a schema, an answer and a header that are called example are judged', () => {
  const schema = { $ref: '#/components/schemas/example' }
  const shownBy = { description: 'Any', headers: { example: { schema } }, content: { 'application/json': { schema } } }
  const components = {
    responses: { example: shownBy },
    schemas: { example: { properties: { example: { type: 'integer' } }, example: { example: 'no number' } } },
  }
  const paths = { '/any': { get: { responses: { 200: { $ref: '#/components/responses/example' } } } } }
  const [reading] = contractOf({ openapi: '3.1.0', components, paths }, 'any.yaml').operations
  const { body, sentHeaders: [header] = [] } = reading?.answers['200'] ?? {}
  for (const validate of [body?.validate, header?.validate])
    expect(validate?.({ example: 'x' }).map(({ keyword }) => keyword)).toEqual(['type'])
})
