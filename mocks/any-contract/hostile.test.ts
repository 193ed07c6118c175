import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contractOf } from '#openapi/contract/contract.ts'
import type { Json } from '#openapi/contract/json.ts'
import { mayExplode } from '#openapi/contract/reg-exp.ts'
import { anyContract } from './backend.ts'
import { serveFile } from './serve-contract.ts'

const text = { type: 'string' }
const id = { id: text }
const object = (properties: object, required = Object.keys(properties)) => ({ type: 'object', properties, required })
const json = (schema: unknown) => ({ description: 'Any', content: { 'application/json': { schema } } })
const body = (schema: unknown) => ({ requestBody: json(schema) })
const get = (schema: unknown, other = {}) => ({ get: { ...other, responses: { 200: json(schema) } } })
const at = (name: string) => ({ parameters: [{ name, in: 'path', required: true, schema: text }] })
const query = (name: string, schema: object = text) => ({ parameters: [{ name, in: 'query', schema }] })
const node = { $ref: '#/components/schemas/Node' }

const records = (path: string, record: unknown) => ({
  [path]: { ...get({ type: 'array', items: record }), post: { ...body(record), responses: { 201: json(record) } } },
  [`${path}/{id}`]: {
    ...at('id'),
    ...get(record),
    patch: { ...body({ type: 'object' }), responses: { 200: json(record) } },
    delete: { responses: { 204: { description: 'Gone' } } },
  },
})

const odd: unknown = JSON.parse(
  '{"id":{"type":"string"},"__proto__":{"type":"string"},"constructor":{"type":"string"}}',
)
const nested = Array.from({ length: 3000 }).reduce<object>((items) => ({ type: 'array', items }), text)
const longText = `${'a'.repeat(60)}!`
const pattern = { type: 'string', pattern: '^(a+)+$' }

const documents: Readonly<Record<string, Json>> = {
  'fields that are required in a circle': {
    paths: records('/x', node),
    components: { schemas: { Node: object({ ...id, next: node }) } },
  },
  'fields that lead back': {
    paths: records('/x', node),
    components: { schemas: { Node: object({ ...id, all: { type: 'array', items: node } }, ['id']) } },
  },
  'a schema that is itself': { paths: { '/x': get(node) }, components: { schemas: { Node: { allOf: [node] } } } },
  'a reference to itself': { paths: { '/x': get(node) }, components: { schemas: { Node: node } } },
  'a pattern that explodes': {
    paths: {
      '/x': {
        ...get(pattern, query('q', pattern)),
        post: { ...body(object({ id: pattern })), responses: { 200: json({}) } },
      },
    },
  },
  'names of an object itself as fields': { paths: records('/x', object(odd as object)) },
  'names of an object itself as tables': {
    paths: { ...records('/__proto__', object(id)), ...records('/constructor', object(id)) },
  },
  'names of an object itself as parameters': {
    paths: { '/x': get({ type: 'array', items: object(id) }, query('__proto__')) },
  },
  'names of an object itself as operations': {
    paths: {
      '/x': get(text, { operationId: '__proto__' }),
      '/y': get({ type: 'integer' }, { operationId: 'constructor' }),
    },
  },
  'two operations of one name': {
    paths: { '/x': get(text, { operationId: 'same' }), '/y': get({ type: 'integer' }, { operationId: 'same' }) },
  },
  'paths that differ in a name alone': {
    paths: {
      '/x/{a}': { ...at('a'), ...get(text) },
      '/x/{b}': { ...at('b'), delete: { responses: { 204: { description: 'Gone' } } } },
    },
  },
  'an id of one value': { paths: records('/x', object({ id: { enum: ['only'] } })) },
  'limits that contradict each other': {
    paths: {
      ...records('/x', object({ id: text, n: { type: 'integer', minimum: 5, maximum: 1 } })),
      '/y': get({ allOf: [text, { type: 'integer' }] }),
      '/z': get(false),
    },
  },
  'more items than memory': {
    paths: {
      '/x': get({ type: 'array', minItems: 1e9, items: text }),
      '/y': get({ ...text, minLength: 1e9 }),
      ...records('/z', object({ ...id, all: { type: 'array', minItems: 1e9, items: text } })),
    },
  },
  'lists 3,000 deep': { paths: { '/x': get(nested) } },
  'values of the wrong types': {
    paths: {
      '/x': {
        get: null,
        post: { parameters: [null, 7, { in: 'query' }], requestBody: 3, responses: { 200: null, x: 5 } },
      },
      nope: 4,
    },
    components: { schemas: { A: null, B: 7 } },
  },
}

describe('a hostile contract is answered:', () => {
  test.each<[keyof typeof documents, string[]]>([
    ['fields that are required in a circle', ['GET /x 200 []', 'POST /x {"id":"a"} 400']],
    ['fields that lead back', ['POST /x {"id":"a"} 201 {"id":"a"}', 'GET /x/a 200 {"id":"a"}']],
    ['a schema that is itself', ['GET /x 200']],
    ['a reference to itself', ['GET /x 200']],
    ['a pattern that explodes', [`GET /x?q=${longText} 200`, `POST /x {"id":"${longText}"} 200`]],
    [
      'names of an object itself as fields',
      [
        'GET /x 200',
        'POST /x {"id":"a","__proto__":"b","constructor":"c"} 201 {"id":"a","__proto__":"b","constructor":"c"}',
        'GET /x/a 200 {"id":"a","__proto__":"b","constructor":"c"}',
        'PATCH /x/a {"__proto__":"d"} 200 {"id":"a","__proto__":"d","constructor":"c"}',
        'GET /x/a 200 {"id":"a","__proto__":"d","constructor":"c"}',
      ],
    ],
    [
      'names of an object itself as tables',
      [
        'GET /__proto__ 200',
        'POST /constructor {"id":"a"} 201 {"id":"a"}',
        'POST /constructor {"id":"b"} 201 {"id":"b"}',
        'POST /__proto__ {"id":"a"} 201 {"id":"a"}',
        'POST /__proto__ {"id":"b"} 201 {"id":"b"}',
        'GET /constructor/a 200',
        'GET /constructor/toString 404',
      ],
    ],
    ['names of an object itself as parameters', ['GET /x?__proto__=a 200']],
    ['names of an object itself as operations', ['GET /x 200 "check"', 'GET /y 200 1']],
    ['two operations of one name', ['GET /x 200 "check"', 'GET /y 200 1']],
    ['paths that differ in a name alone', ['GET /x/a 200 "check"', 'DELETE /x/a 204']],
    ['an id of one value', ['POST /x {"id":"only"} 201 {"id":"only"}', 'POST /x {"id":"only"} 409']],
    [
      'limits that contradict each other',
      ['GET /x 200 []', 'POST /x {"id":"a","n":3} 400', 'GET /y 200', 'GET /z 200'],
    ],
    ['more items than memory', ['GET /x 501', 'GET /y 501', 'GET /z 200 []']],
    ['lists 3,000 deep', ['GET /x 200']],
    ['values of the wrong types', ['POST /x {} 200']],
  ])('%s', async (name, calls) => {
    const { backend } = await anyContract(contractOf({ openapi: '3.1.0', ...documents[name] }, 'any.json'), {
      rows: 3,
    }).open()
    for (const call of calls) {
      const [, method = '', path = '', sent, wanted = ''] = /^(\w+) (\S+) (?:(\{.*\}) )?(\d{3}.*)$/.exec(call) ?? []
      const init = {
        method,
        headers: { 'Content-Type': 'application/json' },
        ...(sent !== undefined && { body: sent }),
      }
      const answer = await backend.fetch(new Request(`http://any.test${path}`, init))
      expect(`${answer.status} ${await answer.text()}`.trim(), call).toContain(wanted)
    }
  })

  test('an answer that cannot be made is 501, also where another status is preferred', async () => {
    const document = { ...documents['fields that are required in a circle'], paths: { '/x': get(node) } }
    const { backend } = await anyContract(contractOf({ openapi: '3.1.0', ...document }, 'any.json')).open()
    for (const Prefer of ['', 'code=200'])
      expect((await backend.fetch(new Request('http://any.test/x', { headers: { Prefer } }))).status).toBe(501)
  })

  test('of one without an operation it is said in one line', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'empty-')), 'empty.json')
    writeFileSync(file, JSON.stringify({ openapi: '3.1.0', paths: {} }))
    await expect(serveFile(file, {})).rejects.toThrow(`${file} describes no operation.`)
  })
})

test.each([
  ['^(a+)+$', true],
  ['(a|a)*b$', true],
  ['(a|ab)*c', true],
  ['^(\\w+\\s?)*$', true],
  ['([a-z]|[^x])+', true],
  ['^(([a-z])+.)+[A-Z]$', true],
  ['^[a-z]+(-[a-z]+)*$', false],
  ['^(\\d{3}-)+$', false],
  ['^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==)?$', false],
])('%s may take forever: %s', (written, wanted) => {
  expect(mayExplode(written)).toBe(wanted)
})
