import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { libraryFile } from '#openapi/contract/fixtures/library-file.ts'
import { contractOf } from '#openapi/contract/contract.ts'
import { readContract } from '#openapi/contract/read-contract.ts'
import { operationNamed } from '#openapi/contract/operation.ts'
import { anyContract } from './backend.ts'
import { exampleOf } from './documented.ts'
import { serveContract } from './serve-contract.ts'

const contract = await readContract(libraryFile)
const ofLibrary = (await anyContract(contract).open()).backend
const key = { 'X-Key': 'any', 'Content-Type': 'application/json' }
const book = JSON.stringify({ title: 'Godan', genre: 'novel', price: 4.5 })

/** The answer to a call such as `GET /books`, below the path of the server. */
function answerTo(call: string, init: RequestInit = {}) {
  const [method = 'GET', path = ''] = call.split(' ')
  return ofLibrary.fetch(new Request(`http://library.test/api${path}`, { ...init, method }))
}

describe('a mock of any contract', () => {
  test('answers what the contract documents, and says where it is an example', async () => {
    const { body } = operationNamed(contract, 'listBooks').answers['200'] ?? {}
    const answer = await answerTo('GET /books?limit=2&genre=poem')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('X-Kit-Answer')).toBeNull()
    expect((await answerTo('GET /shelves/a/books')).headers.get('X-Kit-Answer')).toBe('example')
    expect(body?.validate(await answer.json())).toEqual([])
    expect((await answerTo('HEAD /books')).status).toBe(200)
    expect((await answerTo('DELETE /books/7', { headers: key })).status).toBe(204)
  })

  test.each<[call: string, init: RequestInit, status: number]>([
    ['GET /books?limit=0', {}, 422],
    ['GET /books?limit=1.5', {}, 422],
    ['GET /books?genre=play', {}, 422],
    ['POST /books', { body: book }, 401],
    ['POST /books', { body: book, headers: key }, 201],
    ['POST /books', { body: '{', headers: key }, 422],
    ['POST /books', { headers: key }, 422],
    ['POST /books', { body: '{"title":7}', headers: key }, 422],
    ['PUT /books/seven', { body: book, headers: key }, 422],
    ['PATCH /books/7', { headers: key }, 405],
    ['GET /planets', {}, 501],
  ])('answers %s with %j: %i', async (call, init, status) => {
    expect((await answerTo(call, init)).status).toBe(status)
  })
})

const text = { description: 'Any', content: { 'text/plain': { schema: { type: 'string' }, example: 'fine' } } }
const numbers = { type: 'array', items: { type: 'integer' } }
const json = { type: 'string', contentMediaType: 'application/json' }
const given = (name: string, schema: unknown, other = {}) => ({ name, in: 'query', schema, ...other })

/** Of a contract with unusual parameters, the answer to a GET. */
async function answerOfOdd(path: string): Promise<Response> {
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } }
  const parameters = [
    given('filter[user]', { type: 'string' }),
    given('page[limit]', { type: 'integer' }),
    given('ids', numbers),
    given('joined', numbers, { explode: false }),
    given('maybe', { anyOf: [numbers, { type: 'null' }] }),
    given('where', { ...json, contentSchema: { type: 'object' } }),
    given('order', { ...json, contentSchema: { $ref: '#/components/schemas/Order' } }),
    given('any', json),
  ]
  const odd = contractOf(
    {
      openapi: '3.1.0',
      components: { schemas: { Order: { type: ['array', 'null'] } } },
      paths: {
        '/things': { get: { parameters, responses: { '200': text } } },
        '/things/{id}': { get: { parameters: [id], responses: { '200': text } } },
      },
    },
    'odd.yaml',
  )
  const { backend } = await anyContract(odd).open()
  return backend.fetch(new Request(`http://odd.test${path}`))
}

describe('unusual parameters and answers', () => {
  test.each([
    ['/things?filter[user]=a&page[limit]=3', 200],
    ['/things?page%5Blimit%5D=many', 400],
    ['/things?ids=1&ids=2&joined=1,2', 200],
    ['/things?ids=1&joined=1,x', 400],
    ['/things?ids=&joined=', 200],
    ['/things?maybe=1', 200],
    ['/things?maybe=x', 400],
    ['/things?where={"a":1}&order=[1]&any=7', 200],
    ['/things?where=&order=null', 200],
    ['/things?where=[1]', 400],
    ['/things?where=7', 400],
    ['/things?order={}', 400],
    ['/things?any={', 400],
    ['/things/a%2Fb', 200],
    ['/things/100%', 400],
  ])('%s: %i', async (path, status) => {
    expect((await answerOfOdd(path)).status).toBe(status)
  })

  test('a text is sent as it is, without quotes', async () => {
    const answer = await answerOfOdd('/things')
    expect([answer.headers.get('Content-Type'), await answer.text()]).toEqual(['text/plain', 'fine'])
  })
})

describe('npm run serve -- --contract', () => {
  let server: Awaited<ReturnType<typeof serveContract>>
  beforeAll(async () => {
    server = await serveContract(anyContract(contract), { port: 0 })
  })
  afterAll(() => server.close())

  test('answers over HTTP, and only to this machine', async () => {
    expect((await fetch(`${server.origin}/api/books`)).status).toBe(200)
    const stranger = { Origin: 'https://shop.example' }
    expect((await fetch(`${server.origin}/api/books`, { headers: stranger })).status).toBe(403)
  })

  test('says which port is taken', async () => {
    const port = Number(new URL(server.origin).port)
    await expect(serveContract(anyContract(contract), { port })).rejects.toThrow(`Port ${port} of 127.0.0.1 is taken`)
  })

  test('of a file that is missing it says so', async () => {
    await expect(readContract('nowhere.yaml')).rejects.toThrow('nowhere.yaml does not exist')
  })
})

const ring = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string' }, karat: { type: 'integer' } },
}
const one = (schema: object, other = {}) => ({ 'application/json': { schema, ...other } })
const ok = { '200': { description: 'Any', content: one({ type: 'object' }) } }
const idOf = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } })
const refused = {
  type: 'object',
  properties: { title: { type: 'string' }, detail: { type: 'string', example: 'Static' } },
}
const formTypes = {
  ...one(ring),
  'application/x-www-form-urlencoded': { schema: ring },
  'multipart/form-data': { schema: ring },
}

const shop = contractOf(
  {
    openapi: '3.1.0',
    components: { securitySchemes: { key: { type: 'apiKey', in: 'query', name: 'api_key' } } },
    paths: {
      '/': { get: { responses: ok } },
      '/items/': { get: { responses: ok } },
      '/items/{id}:archive': { post: { parameters: [idOf('id')], responses: { '204': { description: 'Done' } } } },
      '/files/{name}.{type}': {
        get: { parameters: [idOf('name'), { ...idOf('type'), schema: { enum: ['csv'] } }], responses: ok },
      },
      '/old': {
        get: {
          responses: {
            '302': { description: 'Moved', headers: { Location: { schema: { type: 'string' }, example: '/new' } } },
          },
        },
      },
      '/older': { get: { responses: { '307': { description: 'Moved' } } } },
      '/mine': { get: { security: [{ key: [] }], responses: ok } },
      '/rings': {
        get: {
          parameters: [{ name: 'by', in: 'query', required: true, schema: ring }],
          responses: {
            '200': {
              description: 'Any',
              headers: {
                'X-Total': { schema: { type: 'integer' }, example: 47 },
                'X-Kind': { schema: { enum: ['gold', 'silver'], example: 'silver' } },
              },
              content: {
                ...one(ring, {
                  examples: { thin: { value: { name: 750, karat: 18 } }, thick: { value: { name: 'Kada' } } },
                }),
                'text/csv': { schema: { type: 'string', example: 750 } },
              },
            },
            '400': {
              description: 'Wrong',
              content: {
                'application/problem+json': { schema: refused, example: { title: 'Wrong', detail: 'Check' } },
              },
            },
            '404': { description: 'None' },
          },
        },
        post: { requestBody: { required: true, content: formTypes }, responses: { '201': { description: 'Made' } } },
      },
    },
  },
  'rings.yaml',
)
const ofRings = (await anyContract(shop).open()).backend
const answerOfShop = (call: string, init: RequestInit = {}) => {
  const [method = 'GET', path = ''] = call.split(' ')
  return ofRings.fetch(new Request(`http://rings.test${path}`, { ...init, method }))
}
const formOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

describe('what a contract may also document', () => {
  test.each<[call: string, init: RequestInit, status: number]>([
    ['GET /', {}, 200],
    ['GET /items/', {}, 200],
    ['GET /items', {}, 501],
    ['POST /items/7:archive', {}, 204],
    ['POST /items/7', {}, 501],
    ['GET /files/a.b.csv', {}, 200],
    ['GET /files/all.csv', {}, 200],
    ['GET /files/all.pdf', {}, 400],
    ['GET /mine', {}, 401],
    ['GET /mine?api_key=any', {}, 200],
    ['GET /rings?name=Kada&karat=18', {}, 200],
    ['GET /rings?name=Kada&karat=many', {}, 400],
    ['GET /rings', {}, 400],
    ['POST /rings', { body: new URLSearchParams({ name: 'Kada', karat: '18' }) }, 201],
    ['POST /rings', { body: new URLSearchParams({ karat: '18' }) }, 400],
    ['POST /rings', { body: formOf({ name: 'Kada', karat: '18' }) }, 201],
    ['POST /rings', { body: formOf({ name: 'Kada', karat: 'many' }) }, 400],
    ['POST /rings', { body: '{"name":"Kada"}', headers: { 'Content-Type': 'application/json' } }, 201],
  ])('answers %s with %j: %i', async (call, init, status) => {
    expect((await answerOfShop(call, init)).status).toBe(status)
  })

  test.each([
    ['/old', 302, '/new'],
    ['/older', 307, '/'],
  ])('%s alone leads elsewhere', async (path, status, location) => {
    const { status: actual, headers } = await answerOfShop(`GET ${path}`)
    expect([actual, headers.get('Location')]).toEqual([status, location])
  })

  test('headers are sent by their examples, and a text whose example is a number is a text', async () => {
    const answer = await answerOfShop('GET /rings?name=Kada')
    expect([answer.headers.get('X-Total'), answer.headers.get('X-Kind')]).toEqual(['47', 'silver'])
    expect(await answer.json()).toEqual({ name: '750', karat: 18 })
  })

  test('a refusal says its reason in the field of the contract that has the words', async () => {
    const answer = await answerOfShop('GET /rings')
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json')
    expect(await answer.json()).toEqual({ title: 'Wrong', detail: 'The parameter by is missing.' })
  })

  test.each([
    ['text/csv', 'text/csv', '750'],
    ['text/*, application/json;q=0.5', 'text/csv', '750'],
    ['*/*', 'application/json', '{"name":"750","karat":18}'],
    ['image/png', 'application/json', '{"name":"750","karat":18}'],
  ])('Accept: %s picks %s', async (accept, type, sent) => {
    const answer = await answerOfShop('GET /rings?name=Kada', { headers: { Accept: accept } })
    expect([answer.headers.get('Content-Type'), await answer.text()]).toEqual([type, sent])
  })

  test.each([
    ['code=404', 404, ''],
    ['example=thick', 200, '{"name":"Kada"}'],
    ['code=200, example=thin', 200, '{"name":"750","karat":18}'],
    ['code=418', 400, '{"message":"Prefer: GET /rings documents 200, 400, 404, not 418."}'],
    ['example=flat', 400, '{"message":"Prefer: the answer 200 has thin, thick, not flat."}'],
  ])('Prefer: %s chooses the answer', async (prefer, status, sent) => {
    const answer = await answerOfShop('GET /rings', { headers: { Prefer: prefer } })
    expect([answer.status, await answer.text()]).toEqual([status, sent])
  })
})

const uriReference = { type: 'string', format: 'uri-reference' }
const pointed = { type: 'object', required: ['pointer'], properties: { pointer: { type: 'string' } } }
const problem = {
  type: 'object',
  required: ['type', 'title', 'status', 'errors'],
  properties: {
    type: uriReference,
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    instance: uriReference,
    help: { type: 'string', default: 'Ask the desk.' },
    trace: { type: 'string', examples: ['a-1'] },
    errors: { type: 'array', items: pointed },
  },
}
const failed = {
  type: 'object',
  properties: { error: { type: 'object', properties: { message: { type: 'string' }, hint: { type: 'string' } } } },
}

describe('a refusal without an example', () => {
  test.each([
    [
      'application/problem+json',
      problem,
      {
        type: 'about:blank',
        title: 'Bad Request',
        status: 400,
        detail: 'Why',
        help: 'Ask the desk.',
        trace: 'a-1',
        errors: [],
      },
    ],
    ['application/json', failed, { error: { message: 'Why' } }],
    [
      'application/json',
      { ...problem, properties: { ...problem.properties, errors: { type: 'array', minItems: 1, items: pointed } } },
      expect.objectContaining({ detail: 'Why', errors: [{ pointer: expect.any(String) as string }] }),
    ],
  ])('of %s says what is known of it, and makes up only what it must have', (type, schema, expected) => {
    const responses = { '400': { description: 'Wrong', content: { [type]: { schema } } } }
    const { operations } = contractOf({ openapi: '3.1.0', paths: { '/a': { get: { responses } } } }, 'a.yaml')
    const body = operations[0]?.answers['400']?.body
    if (!body) throw new Error('The contract has no such answer.')
    const shown = exampleOf(body, 400, { reason: 'Why' })
    expect(body.validate(shown)).toEqual([])
    expect(shown).toEqual(expected)
  })
})
