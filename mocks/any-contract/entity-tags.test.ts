import { expect, test } from 'vitest'
import { contractOf } from '#openapi/contract/contract.ts'
import { anyContract } from './backend.ts'

const book = {
  type: 'object',
  required: ['id', 'title'],
  properties: { id: { type: 'integer' }, title: { type: 'string' } },
}
const json = { content: { 'application/json': { schema: book } } }
const shown = { description: 'The book.', headers: { ETag: { schema: { type: 'string' } } }, ...json }
const refused = { description: 'Refused.' }
const ifMatch = { name: 'If-Match', in: 'header', schema: { type: 'string' } }
const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } }
const guarded = { '404': refused, '412': refused, '428': refused }

const contract = contractOf(
  {
    openapi: '3.1.0',
    info: { title: 'Books', version: '1' },
    paths: {
      '/books': {
        get: {
          responses: {
            '200': { description: 'All.', content: { 'application/json': { schema: { type: 'array', items: book } } } },
          },
        },
        post: { requestBody: json, responses: { '201': shown } },
      },
      '/books/{id}': {
        parameters: [id],
        get: { responses: { '200': shown, '404': refused } },
        put: { parameters: [ifMatch], requestBody: json, responses: { '200': shown, ...guarded } },
        delete: { parameters: [ifMatch], responses: { '204': refused, ...guarded } },
        patch: {
          parameters: [{ ...ifMatch, required: true }],
          requestBody: json,
          responses: { '200': shown, ...guarded },
        },
      },
    },
  },
  'books.json',
)

async function open() {
  const { backend } = await anyContract(contract).open()
  return async (method: string, path: string, tag?: string, body?: object) => {
    const headers = { 'Content-Type': 'application/json', ...(tag !== undefined && { 'If-Match': tag }) }
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const answer = await backend.fetch(new Request(`http://books.test${path}`, { method, headers, ...sent }))
    return { status: answer.status, tag: answer.headers.get('ETag') ?? '' }
  }
}

test('a record has another ETag after each change, and the same until then', async () => {
  const call = await open()
  const first = await call('GET', '/books/1')
  expect(first.tag).toMatch(/^"\w+"$/)
  expect(await call('GET', '/books/1')).toEqual(first)
  const changed = await call('PUT', '/books/1', first.tag, { id: 1, title: 'Godan' })
  expect(changed).toMatchObject({ status: 200 })
  expect(changed.tag).not.toBe(first.tag)
  expect(await call('GET', '/books/1')).toEqual(changed)
})

test('a write for an older state is refused, and changes nothing', async () => {
  const call = await open()
  const { tag } = await call('GET', '/books/1')
  const { tag: next } = await call('PUT', '/books/1', tag, { id: 1, title: 'Godan' })
  expect((await call('PUT', '/books/1', tag, { id: 1, title: 'Gaban' })).status).toBe(412)
  expect((await call('DELETE', '/books/1', tag)).status).toBe(412)
  expect((await call('DELETE', '/books/1')).status).toBe(428)
  expect((await call('GET', '/books/1')).tag).toBe(next)
  expect((await call('PUT', '/books/1', `"other", ${next}`, { id: 1, title: 'Gaban' })).status).toBe(200)
  expect((await call('DELETE', '/books/1', '*')).status).toBe(204)
})

test('a write without the tag that its contract requires is refused as it documents', async () => {
  const call = await open()
  expect((await call('PATCH', '/books/1', undefined, { title: 'Godan' })).status).toBe(428)
})
