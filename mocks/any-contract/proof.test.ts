import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { libraryFile } from '#openapi/contract/fixtures/library-file.ts'
import { prove } from './proof-fixture.ts'

const text = { type: 'string' }
const id = { type: 'integer' }
const object = (properties: object, required = Object.keys(properties)) => ({ type: 'object', properties, required })
const json = (schema: object) => ({ description: 'Any', content: { 'application/json': { schema } } })
const list = (record: object) => ({ responses: { 200: json({ type: 'array', items: record }) } })
const body = (schema: object) => ({ requestBody: { required: true, content: { 'application/json': { schema } } } })
const at = (...names: string[]) => ({
  parameters: names.map((name) => ({ name, in: 'path', required: true, schema: text })),
})

/** A list, a create and a record's own calls. */
function resource(path: string, name: string, record: object, sent: object = record, made = 201) {
  const outer = at(...[...path.matchAll(/\{(\w+)\}/g)].map(([, each = '']) => each))
  return {
    [path]: { ...outer, get: list(record), post: { ...body(sent), responses: { [made]: json(record) } } },
    [`${path}/{${name}}`]: {
      parameters: [...outer.parameters, ...at(name).parameters],
      get: { responses: { 200: json(record), 404: { description: 'None' } } },
      patch: { ...body(sent), responses: { 200: json(record) } },
      delete: { responses: { 204: { description: 'Gone' } } },
    },
  }
}

/** What is found of a contract with these paths. */
async function proofOf(paths: object) {
  const file = join(mkdtempSync(join(tmpdir(), 'proof-')), 'openapi.json')
  writeFileSync(file, JSON.stringify({ openapi: '3.1.0', info: { title: 'Any', version: '1' }, paths }))
  return prove(file)
}

describe('a validator that is not the one of the kit', () => {
  test.each(['library', 'parcels'])('finds no wrong answer of %s', async (name) => {
    const { faults, answers } = await prove(libraryFile.replace('library', name))
    expect(faults).toEqual([])
    expect(answers).toBeGreaterThan(4)
  })

  test.each<[string, object]>([
    ['choices of which the first is another one too', { oneOf: [text, object({ name: text }), text] }],
    ['choices in items of a list', { type: 'array', minItems: 3, items: { oneOf: [text, text, id] } }],
    ['a field whose choices all fit', object({ kind: { oneOf: [text, text] } }, [])],
    ['an example that breaks its own schema', object({ layout: { type: 'string', example: null } })],
    ['a pattern whose texts may be too long', { type: 'string', pattern: '^[a-z0-9]{1,60}$', maxLength: 3 }],
  ])('finds no wrong answer with %s', async (_what, schema) => {
    expect((await proofOf({ '/any': { get: { responses: { 200: json(schema) } } } })).faults).toEqual([])
  })

  test.each<[string, object]>([
    [
      'an id of the last word of its parameter',
      resource('/secrets', 'vault_name', object({ name: text, value: text })),
    ],
    ['an id of the word of its path', resource('/collections', 'id', object({ collection: text, note: text }))],
    ['an id of a slug', resource('/changes', 'identifier', object({ slug: text, title: text }))],
    [
      'a list whose path could be that of a record',
      resource('/fields/{table}', 'id', object({ table: text, field: text })),
    ],
    [
      'a creation that sends no field',
      resource('/rules', 'rule_id', object({ id, isOn: { type: 'boolean' } }), object({ app: id })),
    ],
    [
      'an id that its example gives again',
      resource('/tags', 'id', { ...object({ id, name: text }), example: { id: 7, name: 'x' } }),
    ],
    [
      'a record under its own word',
      {
        ...resource('/pets', 'petId', object({ id, name: text })),
        '/pets/{petId}': {
          ...at('petId'),
          get: { responses: { 200: json(object({ pet: object({ id, name: text }), isNew: { type: 'boolean' } })) } },
        },
      },
    ],
  ])('finds each record where it should be: %s', async (_what, paths) => {
    expect(await proofOf(paths)).toMatchObject({ faults: [], examples: [], resources: 1, remembered: 1 })
  })

  test('finds ids that a path must have a pattern of', async () => {
    const paths = resource('/files', 'name', object({ name: text, size: id }), object({ size: id }))
    const pattern = {
      name: 'name',
      in: 'path',
      required: true,
      schema: { ...text, pattern: '^[a-z]{3,9}\\.(json|yaml)$' },
    }
    const { faults } = await proofOf({
      ...paths,
      '/files/{name}': { ...paths['/files/{name}'], parameters: [pattern] },
    })
    expect(faults).toEqual([])
  })
})
