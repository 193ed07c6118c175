import { describe, expect, test } from 'vitest'
import { inOneSpelling } from '#openapi/contract/spelling.ts'
import { isObject, type Json } from '#openapi/contract/json.ts'
import type { Change } from './change.ts'
import { compare } from './compare.ts'

const text = { type: 'string' }
const json = (schema: Json) => ({ content: { 'application/json': { schema } } })
const get = { operationId: 'readPet', responses: { 200: { description: 'A pet.', ...json({ type: 'object' }) } } }
const pets = (item: Json, rest: Json = {}): Json => ({
  openapi: '3.1.0',
  servers: [{ url: '/v1' }],
  ...rest,
  paths: { '/pets/{id}': item },
})

/** Two documents that differ by what stands beside the operation, or in it. */
const items = (old: Json, now: Json): [Json, Json] => [pets({ get, ...old }), pets({ get, ...now })]
const operations = (old: Json, now: Json): [Json, Json] => [
  pets({ get: { ...get, ...old } }),
  pets({ get: { ...get, ...now } }),
]
const parts = (old: Json, now: Json, item: Json): [Json, Json] => [
  pets(item, { components: old }),
  pets(item, { components: now }),
]
const answers = (old: Json, now: Json) =>
  operations(
    { responses: { 200: { ...get.responses[200], ...old } } },
    { responses: { 200: { ...get.responses[200], ...now } } },
  )
const query = (words: Json, name = 'tag') => ({ parameters: [{ in: 'query', name, schema: text, ...words }] })
const header = (name: string, words: Json) => ({ headers: { [name]: { schema: text, ...words } } })
const body = (words: Json) => ({ requestBody: { ...json(text), ...words } })
const list = { type: 'array', items: text }
const scheme = (words: Json) => ({
  securitySchemes: { a: { type: 'http', ...words }, b: { type: 'apiKey', name: 'X', in: 'header' } },
})
const secured = (...security: Json[]) => ({ get: { ...get, security } })
const flow = (words: Json) => ({
  securitySchemes: { a: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: '/t', scopes: {}, ...words } } } },
})
const refersTo = (reference: string) => ({ get: { ...get, requestBody: { $ref: reference } } })
const hook = (schema: Json) => ({
  post: { operationId: 'onPet', requestBody: json(schema), responses: { 200: { description: 'Seen.' } } },
})
const webhooks = (schema: Json): Json => pets({ get }, { webhooks: { pet: hook(schema) } })
const callback = (schema: Json) => ({ callbacks: { pet: { '{$request.query.url}': hook(schema) } } })

type Case = readonly [name: string, expected: Change['class'], documents: [Json, Json]]

const cases: readonly Case[] = [
  ['a parameter of the path goes', 'breaking', items(query({}), {})],
  ['a parameter of the path becomes required', 'breaking', items(query({}), query({ required: true }))],
  [
    'a parameter of the path lists its values',
    'breaking',
    items(query({}), query({ schema: { ...text, enum: ['a'] } })),
  ],
  [
    'a parameter moves from the path to the operation',
    'neutral',
    [pets({ get, ...query({}) }), pets({ get: { ...get, ...query({}) } })],
  ],
  ['servers of the path change', 'breaking', items({ servers: [{ url: '/a' }] }, { servers: [{ url: '/b' }] })],
  ['servers come to an operation', 'breaking', operations({}, { servers: [{ url: '/b' }] })],
  ['a server comes', 'additive', [pets({ get }), pets({ get }, { servers: [{ url: '/v1' }, { url: '/v2' }] })]],
  [
    'a shared body becomes required',
    'breaking',
    parts(
      { requestBodies: { Pet: json(text) } },
      { requestBodies: { Pet: { ...json(text), required: true } } },
      refersTo('#/components/requestBodies/Pet'),
    ),
  ],
  [
    'a shared path item changes',
    'breaking',
    parts(
      { pathItems: { Pet: { get } } },
      { pathItems: { Pet: { get: { ...get, ...query({ required: true }) } } } },
      { $ref: '#/components/pathItems/Pet' },
    ),
  ],
  [
    'a schema with a coded name changes',
    'breaking',
    parts(
      { schemas: { 'List[Pet]': text } },
      { schemas: { 'List[Pet]': { type: 'integer' } } },
      { get: { ...get, ...body(json({ $ref: '#/components/schemas/List%5BPet%5D' })) } },
    ),
  ],
  [
    'a field that is referred to changes',
    'breaking',
    parts(
      { schemas: { Pet: { properties: { name: text } } } },
      { schemas: { Pet: { properties: { name: { type: 'integer' } } } } },
      { get: { ...get, ...body(json({ $ref: '#/components/schemas/Pet/properties/name' })) } },
    ),
  ],
  ['a body becomes required', 'breaking', operations(body({}), body({ required: true }))],
  ['a body comes', 'additive', operations({}, body({}))],
  ['a body goes', 'breaking', operations(body({}), {})],
  [
    'bearer becomes basic',
    'breaking',
    parts(scheme({ scheme: 'bearer' }), scheme({ scheme: 'basic' }), secured({ a: [] })),
  ],
  [
    'a second scheme is asked for as well',
    'breaking',
    parts(scheme({ scheme: 'bearer' }), scheme({ scheme: 'bearer' }), secured({ a: [] })).map((document, at) =>
      at === 0
        ? document
        : { ...document, ...pets(secured({ a: [], b: [] }), { components: scheme({ scheme: 'bearer' }) }) },
    ) as [Json, Json],
  ],
  ['a token is got elsewhere', 'breaking', parts(flow({}), flow({ tokenUrl: '/other' }), secured({ a: [] }))],
  [
    'a scope that a scheme offers goes',
    'neutral',
    parts(flow({ scopes: { read: 'Reads.' } }), flow({}), secured({ a: [] })),
  ],
  ['a scheme that nothing uses goes', 'neutral', parts(scheme({ scheme: 'bearer' }), {}, { get })],
  [
    'a needed scope goes',
    'additive',
    [pets(secured({ a: ['read'] }), { components: flow({}) }), pets(secured({ a: [] }), { components: flow({}) })],
  ],
  [
    'another way to be let in comes',
    'additive',
    [
      pets(secured({ a: [] }), { components: scheme({ scheme: 'bearer' }) }),
      pets(secured({ a: [] }, { b: [] }), { components: scheme({ scheme: 'bearer' }) }),
    ],
  ],
  ['explode of a list changes', 'breaking', items(query({ schema: list }), query({ schema: list, explode: false }))],
  [
    'a number in the query becomes a text',
    'additive',
    items(query({ schema: { type: 'integer' } }), query({ schema: text })),
  ],
  [
    'a number in the query becomes a text of two letters',
    'breaking',
    items(query({ schema: { type: 'integer' } }), query({ schema: { ...text, minLength: 2 } })),
  ],
  [
    'a text or a number in the query becomes a list of texts',
    'neutral',
    items(query({ schema: { type: ['string', 'integer'] } }), query({ schema: list })),
  ],
  ['a text in the query becomes a number', 'breaking', items(query({}), query({ schema: { type: 'integer' } }))],
  [
    'a header of an answer becomes a number',
    'additive',
    answers(header('X-A', {}), header('X-A', { schema: { type: 'integer' } })),
  ],
  ['explode of a text changes', 'neutral', items(query({}), query({ explode: false }))],
  [
    'the default of a parameter changes',
    'breaking',
    items(query({ schema: { ...text, default: 'a' } }), query({ schema: { ...text, default: 'b' } })),
  ],
  [
    'the default of a parameter that each call has changes',
    'neutral',
    items(
      query({ required: true, schema: { ...text, default: 'a' } }),
      query({ required: true, schema: { ...text, default: 'b' } }),
    ),
  ],
  ['a header of an answer may be missing', 'breaking', answers(header('ETag', { required: true }), header('ETag', {}))],
  [
    'a header of an answer is always there',
    'additive',
    answers(header('ETag', {}), header('ETag', { required: true })),
  ],
  ['a header is written in other case', 'neutral', answers(header('ETag', {}), header('etag', {}))],
  [
    'a header of a request is written in other case',
    'neutral',
    items(query({ in: 'header' }, 'X-A'), query({ in: 'header' }, 'x-a')),
  ],
  [
    'a parameter of the address has another name',
    'neutral',
    [pets({ get }), { ...pets({}), paths: { '/pets/{petId}': { get } } }],
  ],
  ['a webhook goes', 'breaking', [webhooks(text), pets({ get })]],
  ['a webhook sends another type', 'breaking', [webhooks(text), webhooks({ type: 'integer' })]],
  ['a webhook sends less', 'additive', [webhooks(text), webhooks({ ...text, maxLength: 5 })]],
  ['a callback sends more', 'breaking', operations(callback({ ...text, maxLength: 5 }), callback(text))],
  [
    'a status has a range',
    'additive',
    operations({ responses: { 404: { description: '' } } }, { responses: { '4XX': { description: '' } } }),
  ],
  [
    'a type of content has a range',
    'additive',
    operations({ requestBody: { content: { 'image/png': {} } } }, { requestBody: { content: { 'image/*': {} } } }),
  ],
  ['only the version of OpenAPI differs', 'neutral', [pets({ get }), { ...pets({ get }), openapi: '3.0.3' }]],
  ['a link comes', 'neutral', answers({}, { links: { pet: { operationId: 'readPet' } } })],
  ['a word of its own changes', 'neutral', operations({ 'x-a': { b: 1 } }, { 'x-a': { b: 2 } })],
]

const worst = ([old, now]: [Json, Json]) => compare(inOneSpelling(old), inOneSpelling(now))[0]?.class

test.each(cases)('%s: %s', (_name, expected, documents) => expect(worst(documents)).toBe(expected))

/** Every value in a document, with a way to write another in its place. */
function valuesIn(node: unknown): { change: () => void }[] {
  if (!isObject(node) && !Array.isArray(node)) return []
  const holder = node as Record<string, unknown>
  return Object.entries(holder).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? valuesIn(value)
      : [{ change: () => (holder[key] = key === '$ref' ? value : 'another') }],
  )
}

describe('no difference is passed over', () => {
  const all = cases.flatMap(([, , documents]) => documents)

  test('each value that can be written otherwise makes a change', () => {
    const silent = all.flatMap((document) => {
      const count = valuesIn(document).length
      return Array.from({ length: count }, (_value, at) => {
        const copy = structuredClone(document)
        valuesIn(copy)[at]?.change()
        return JSON.stringify(copy) === JSON.stringify(document) || worst([document, copy])
          ? []
          : [JSON.stringify(copy)]
      }).flat()
    })
    expect(silent).toEqual([])
  })
})

const sentences = (old: Json, now: Json) => compare(old, now).map(({ sentence }) => sentence)

describe('a reference', () => {
  const pet = { type: 'object', description: 'A pet.', properties: { id: text } }
  const referred = { $ref: '#/components/schemas/Pet' }
  const answering = (schema: Json, Pet: Json = pet): Json =>
    pets(
      { get: { ...get, responses: { 200: { description: 'A pet.', ...json(schema) } } } },
      { components: { schemas: { Pet } } },
    )

  test('in place of which its target is written is no difference', () => {
    expect(sentences(answering(referred), answering(pet))).toEqual([])
    expect(sentences(answering(pet), answering(referred))).toEqual([])
  })

  test('is not told beside what really changed', () => {
    const other = { ...pet, description: 'Another pet.', properties: { id: { type: 'integer' } } }
    expect(sentences(answering(referred), answering(other))).toEqual([
      'answer 200: id: type changed from "string" to "integer"',
      'answer 200: description changed from "A pet." to "Another pet."',
    ])
  })

  test('that leads back to itself on both sides is compared once', () => {
    const leadsBack = (way: string) => ({ ...pet, properties: { [way]: { properties: { next: referred } } } })
    const nested = { ...leadsBack('next'), properties: { next: referred } }
    expect(sentences(answering(referred, leadsBack('next')), answering(nested, nested)).length).toBeGreaterThan(0)
  })
})
