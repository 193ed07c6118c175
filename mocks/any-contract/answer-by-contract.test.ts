import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { libraryFile } from '#openapi/contract/fixtures/library-file.ts'
import { contractOf } from '#openapi/contract/contract.ts'
import { readContract } from '#openapi/contract/read-contract.ts'
import { operationNamed } from '#openapi/contract/operation.ts'
import { answerByContract } from './answer-by-contract.ts'
import { serveContract } from './serve-contract.ts'

const contract = await readContract(libraryFile)
const key = { 'X-Key': 'any', 'Content-Type': 'application/json' }
const book = JSON.stringify({ title: 'Godan', genre: 'novel', price: 4.5 })

/** The answer to a call such as `GET /books`, below the path of the server. */
function answerTo(call: string, init: RequestInit = {}) {
  const [method = 'GET', path = ''] = call.split(' ')
  return answerByContract(contract, new Request(`http://library.test/api${path}`, { ...init, method }))
}

describe('a mock of any contract', () => {
  test('answers what the contract documents, and says that it is an example', async () => {
    const { body } = operationNamed(contract, 'listBooks').answers['200'] ?? {}
    const answer = await answerTo('GET /books?limit=2&genre=poem')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('X-Kit-Answer')).toBe('example')
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
function answerOfOdd(path: string): Promise<Response> {
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
  return answerByContract(odd, new Request(`http://odd.test${path}`))
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
    server = await serveContract(libraryFile, 0)
  })
  afterAll(() => server.close())

  test('answers over HTTP, and only to this machine', async () => {
    expect((await fetch(`${server.origin}/api/books`)).status).toBe(200)
    const stranger = { Origin: 'https://shop.example' }
    expect((await fetch(`${server.origin}/api/books`, { headers: stranger })).status).toBe(403)
  })

  test('says which port is taken', async () => {
    const port = Number(new URL(server.origin).port)
    await expect(serveContract(libraryFile, port)).rejects.toThrow(`Port ${port} of 127.0.0.1 is taken`)
  })

  test('of a file that is missing it says so', async () => {
    await expect(serveContract('nowhere.yaml', 0)).rejects.toThrow('nowhere.yaml does not exist')
  })
})
