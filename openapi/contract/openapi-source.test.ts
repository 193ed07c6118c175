import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { OpenApiSource } from './openapi-source.ts'

const folder = mkdtempSync(join(tmpdir(), 'places-'))
afterAll(() => rmSync(folder, { recursive: true }))

const pet = {
  type: 'object',
  properties: { 'a/b "c"': { type: 'string' }, mate: { $ref: '#/components/schemas/Pet' } },
}
const schema = { allOf: [{ $ref: '#/components/schemas/Pet' }, { properties: { $ref: { type: 'string' } } }] }
const get = {
  parameters: [{ $ref: '#/components/parameters/Page' }, { name: 'size', in: 'query' }, []],
  responses: { 200: { content: { 'application/json': { schema } } } },
}
const document = {
  paths: { '/pets/{id}': { get } },
  components: { schemas: { Pet: pet, 'O~d/d': {} }, parameters: { Page: { name: 'page', in: 'query' } } },
}
const operation = ['paths', '/pets/{id}', 'get']
const body = [...operation, 'responses', '200', 'content', 'application/json', 'schema']

function sourceOf(text: string, name: string) {
  const file = join(folder, name)
  writeFileSync(file, text)
  return new OpenApiSource(file)
}

test.each([2, undefined])('a place in JSON is the one that YAML has, indented by %s', (indent) => {
  const text = JSON.stringify(document, undefined, indent)
  const json = sourceOf(text, 'pets.json')
  const yaml = sourceOf(text, 'pets.yaml')
  const paths = [
    [],
    operation,
    [...operation, 'nowhere', 'else'],
    [...operation, 'parameters', 0, 'name'],
    [...operation, 'parameters', 2],
    [...body, 'allOf', 0, 'properties', 'a/b "c"', 'type'],
    [...body, 'allOf', 0, 'properties', 'mate', 'properties', 'mate'],
    [...body, 'allOf', 1, 'properties', '$ref', 'type'],
    ['components', 'schemas', 'O~d/d'],
  ]
  for (const path of paths)
    for (const entry of [false, true]) {
      const { line, column } = yaml.lineOf(path, entry)
      expect({ path, ...json.lineOf(path, entry) }).toMatchObject({ path, line, column })
    }
})

test.each(['{id}', '%7Bid%7D'])('a place in JSON that refers to another file by %s is there', (id) => {
  sourceOf(JSON.stringify(document, undefined, 2), 'pets.json')
  const main = sourceOf(`{ "paths": { "/pets": { "$ref": "pets.json#/paths/~1pets~1${id}" } } }`, 'main.json')
  expect(main.lineOf(['paths', '/pets', 'get'])).toMatchObject({ file: expect.stringMatching(/pets\.json$/), line: 4 })
})
