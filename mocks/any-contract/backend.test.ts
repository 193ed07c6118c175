import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { contractOf } from '#openapi/contract/contract.ts'
import { libraryFile } from '#openapi/contract/fixtures/library-file.ts'
import { readContract } from '#openapi/contract/read-contract.ts'
import type { Contract } from '#openapi/contract/contract.ts'
import { anyContract } from './backend.ts'
import { Table } from '../engine/table/table.ts'
import type { Row } from './rows.ts'
import { serveFile } from './serve-contract.ts'

const library = await readContract(libraryFile)
const headers = { 'X-Key': 'any', 'Content-Type': 'application/json' }

/** Opens a backend of a contract, and calls it below `/api`. */
async function open(contract: Contract = library, { rows = 4, scenario = 'default', seed = 1, at = '' } = {}) {
  const { backend } = await anyContract(contract, { rows }).open({ settings: { seed, scenario, ...(at && { at }) } })
  return async (call: string, body?: unknown) => {
    const [method = '', path = ''] = call.split(' ')
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const answer = await backend.fetch(new Request(`http://library.test/api${path}`, { method, headers, ...sent }))
    const text = await answer.text()
    return {
      status: answer.status,
      headers: answer.headers,
      body: (text === '' ? undefined : JSON.parse(text)) as never,
    }
  }
}

describe('a backend of any contract remembers', () => {
  test('what is created, read, replaced and deleted', async () => {
    const call = await open()
    const created = await call('POST /books', { title: 'Godan', genre: 'novel', price: 4.5 })
    expect([created.status, created.headers.get('Location')]).toEqual([201, '/api/books/5'])
    expect(created.body).toEqual({ id: 5, title: 'Godan', genre: 'novel', price: 4.5 })
    expect((await call('GET /books/5')).body).toEqual(created.body)
    expect((await call('GET /books')).body).toContainEqual(created.body)
    expect((await call('PUT /books/5', { title: 'Gaban', genre: 'poem' })).body).toEqual({
      id: 5,
      title: 'Gaban',
      genre: 'poem',
    })
    expect((await call('DELETE /books/5')).status).toBe(204)
    const gone = await call('GET /books/5')
    expect([gone.status, gone.body]).toEqual([404, { title: 'book not found' }])
    expect((await call('DELETE /books/5')).status).toBe(404)
    expect(
      (await call('POST /books', { title: 'Nirmala', genre: 'novel' })).body,
      'an id is not given again',
    ).toMatchObject({ id: 6 })
  })

  test('nothing that only requests hold in an answer, and nothing that its schema lacks', async () => {
    const call = await open()
    expect((await call('POST /books', { title: 'Godan', genre: 'novel', code: 'secret', extra: 1 })).body).toEqual({
      id: 5,
      title: 'Godan',
      genre: 'novel',
    })
  })

  test('filters and pages in a list', async () => {
    const call = await open(library, { rows: 30 })
    const all: { id: number; genre: string }[] = (await call('GET /books')).body
    expect(all.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1))
    expect((await call('GET /books?limit=7&offset=28')).body).toEqual(all.slice(28))
    expect((await call('GET /books?genre=novel&limit=2&offset=1')).body).toEqual(
      all.filter(({ genre }) => genre === 'novel').slice(1, 3),
    )
  })

  test('the same rows for the same seed, others for another', async () => {
    const bodies = await Promise.all(
      [1, 1, 2].map(async (seed) => (await (await open(library, { seed }))('GET /books')).body),
    )
    expect(bodies[0]).toEqual(bodies[1])
    expect(bodies[0]).not.toEqual(bodies[2])
  })

  test.each([
    ['empty', 200, 0],
    ['one', 200, 1],
    ['many', 200, 100],
    ['every-list-fails', 500, undefined],
  ])('in the scenario %s the list answers %i', async (scenario, status, count) => {
    const { status: answered, body } = await (await open(library, { scenario }))('GET /books')
    expect([answered, (body as { length?: number } | undefined)?.length]).toEqual([status, count])
  })

  test('in the scenario expired-token the first call with a token is refused, later ones are not', async () => {
    const call = await open(library, { scenario: 'expired-token' })
    const ask = async () => (await call('DELETE /books/1')).status
    expect([await ask(), await ask()]).toEqual([401, 204])
  })

  test('in the scenario flaky some calls fail, whether or not the contract documents a 500', async () => {
    const paths = { '/api/any': { get: { responses: { 200: { description: 'Fine' } } } } }
    const call = await open(contractOf({ openapi: '3.1.0', paths }, 'any.yaml'), { scenario: 'flaky' })
    const statuses: number[] = []
    for (let turn = 0; turn < 60; turn += 1) statuses.push((await call('GET /any')).status)
    expect(statuses).toContain(200)
    expect(statuses.filter((status) => status >= 500).length).toBeGreaterThan(3)
  })

  test('in the scenario slow-network an answer takes two seconds', async () => {
    const { instance } = await anyContract(library).open({ settings: { scenario: 'slow-network' } })
    expect(instance.faults.latency).toBe(2000)
  })

  test('backends of one seed share its rows until one of them writes', async () => {
    const { open: openOne } = anyContract(library)
    const one = await openOne()
    const other = await openOne()
    const rowOf = ({ instance }: typeof one) => instance.db.table('books').get('row-1')
    expect(rowOf(one)).toBe(rowOf(other))
    await one.backend.fetch(new Request('http://library.test/api/books/1', { method: 'DELETE', headers }))
    expect([rowOf(one) === undefined, rowOf(other) === undefined]).toEqual([true, false])
  })

  test('answers an example, and says so, where nothing can be remembered', async () => {
    const { status, headers: sent } = await (await open())('GET /shelves/a/books')
    expect([status, sent.get('X-Kit-Answer')]).toEqual([200, 'example'])
  })
})

const text = { type: 'string' }
const whole = { type: 'integer' }
const json = (schema: object) => ({ description: 'Any', content: { 'application/json': { schema } } })
const idAt = (name: string) => ({ name, in: 'path', required: true, schema: text })
const query = (name: string, schema: object = text) => ({ name, in: 'query', schema })
const Post = {
  type: 'object',
  required: ['id', 'title', 'createdAt'],
  properties: {
    id: { ...text, readOnly: true },
    title: text,
    note: { type: ['string', 'null'] },
    tag: text,
    rank: whole,
    authorId: text,
    createdAt: { ...text, format: 'date-time', readOnly: true },
  },
}
const Author = { type: 'object', required: ['id', 'name'], properties: { id: text, name: text } }
const one = json({ type: 'object', required: ['data'], properties: { data: { $ref: '#/components/schemas/Post' } } })
const postBody = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Post' } } } }
const anyBody = { content: { 'application/json': { schema: { type: 'object' } } } }
const envelope = {
  type: 'object',
  required: ['data', 'meta'],
  properties: {
    data: { type: 'array', items: { $ref: '#/components/schemas/Post' } },
    meta: {
      type: 'object',
      required: ['total'],
      properties: { total: whole, totalPages: whole, page: whole, next: { type: ['string', 'null'] } },
    },
  },
}
const blog = contractOf(
  {
    openapi: '3.1.0',
    info: { title: 'Blog', version: '1' },
    servers: [{ url: '/api' }],
    components: { schemas: { Post, Author } },
    paths: {
      '/authors': {
        get: { responses: { 200: json({ type: 'array', items: { $ref: '#/components/schemas/Author' } }) } },
      },
      '/authors/{authorId}': {
        get: { parameters: [idAt('authorId')], responses: { 200: json({ $ref: '#/components/schemas/Author' }) } },
      },
      '/authors/{authorId}/posts': {
        get: {
          operationId: 'listPosts',
          parameters: [
            idAt('authorId'),
            query('page', whole),
            query('perPage', whole),
            query('sort'),
            query('q'),
            query('tag'),
          ],
          responses: { 200: json(envelope) },
        },
        post: {
          operationId: 'addPost',
          parameters: [idAt('authorId')],
          requestBody: postBody,
          responses: { 201: one },
        },
      },
      '/authors/{authorId}/posts/{postId}': {
        parameters: [idAt('authorId'), idAt('postId')],
        get: { operationId: 'getPost', responses: { 200: one, 404: { description: 'None' } } },
        patch: { operationId: 'changePost', requestBody: anyBody, responses: { 200: one } },
      },
      '/settings': {
        get: {
          operationId: 'getSettings',
          responses: { 200: json({ type: 'object', properties: { theme: text, size: whole } }) },
        },
        patch: {
          operationId: 'changeSettings',
          requestBody: anyBody,
          responses: { 200: json({ type: 'object', properties: { theme: text, size: whole } }) },
        },
      },
    },
  },
  'blog.yaml',
)

describe('other habits of contracts', () => {
  test('a nested list has the records of its parent, and a record made there belongs to it', async () => {
    const call = await open(blog, { at: '2026-02-01T10:00:00Z' })
    const { data } = (await call('POST /authors/author-1/posts', { title: 'One', tag: 'a' })).body as {
      data: Record<string, unknown>
    }
    expect(data).toEqual({
      id: 'post-5',
      title: 'One',
      tag: 'a',
      authorId: 'author-1',
      createdAt: '2026-02-01T10:00:00.000Z',
    })
    expect((await call('GET /authors/author-1/posts/post-5')).status).toBe(200)
    const other = await call('GET /authors/author-2/posts/post-5')
    expect([other.status, other.body]).toEqual([404, undefined])
    expect((await call('GET /authors/nobody/posts')).status).toBe(404)
  })

  test('totals and links of an envelope are true, sorted and searched', async () => {
    const call = await open(blog, { scenario: 'empty' })
    const all = await open(blog, { rows: 1 })
    expect((await call('GET /authors')).body).toEqual([])
    for (const [title, rank] of [
      ['Beta', 2],
      ['Alpha', 3],
      ['Gamma', 1],
    ] as const)
      await all('POST /authors/author-1/posts', { title, rank, tag: 'x' })
    const { body } = await all('GET /authors/author-1/posts?tag=x&sort=-rank&perPage=2&page=1')
    expect(body).toMatchObject({
      data: [{ title: 'Alpha' }, { title: 'Beta' }],
      meta: {
        total: 3,
        totalPages: 2,
        page: 1,
        next: 'http://library.test/api/authors/author-1/posts?tag=x&sort=-rank&perPage=2&page=2',
      },
    })
    const last = (await all('GET /authors/author-1/posts?tag=x&sort=title:desc&perPage=2&page=2')).body
    expect(last).toMatchObject({ data: [{ title: 'Alpha' }], meta: { next: null } })
    expect((await all('GET /authors/author-1/posts?q=GAM')).body).toMatchObject({
      data: [{ title: 'Gamma' }],
      meta: { total: 1 },
    })
  })

  test('a change is merged: null stays where it is allowed, and takes away what need not be', async () => {
    const call = await open(blog)
    await call('POST /authors/author-1/posts', { title: 'One', note: 'x', tag: 'a' })
    const { body } = await call('PATCH /authors/author-1/posts/post-5', { note: null, tag: null, id: 'other' })
    expect(body).toMatchObject({ data: { id: 'post-5', title: 'One', note: null } })
    expect(Object.keys((body as { data: object }).data)).not.toContain('tag')
  })

  test('a replacement leaves what its request cannot hold', async () => {
    const properties = { id: text, name: text, refills: { type: 'array', minItems: 1, items: text } }
    const pen = { type: 'object', required: ['id', 'name', 'refills'], properties }
    const requestBody = { content: { 'application/json': { schema: { type: 'object', properties: { name: text } } } } }
    const responses = { 200: json(pen) }
    const paths = {
      '/api/pens/{id}': { parameters: [idAt('id')], get: { responses }, put: { requestBody, responses } },
    }
    const call = await open(contractOf({ openapi: '3.1.0', paths }, 'pens.json'))
    const { refills } = (await call('GET /pens/pen-1')).body
    expect((await call('PUT /pens/pen-1', { name: 'Quill' })).body).toEqual({ id: 'pen-1', name: 'Quill', refills })
  })

  test('an object at a path without an id is one', async () => {
    const call = await open(blog)
    const before: { size: number } = (await call('GET /settings')).body
    expect((await call('PATCH /settings', { theme: 'dark' })).body).toEqual({ ...before, theme: 'dark' })
    expect((await call('GET /settings')).body).toEqual({ ...before, theme: 'dark' })
  })
})

test('an object that is shown in an envelope is written without it', async () => {
  const user = { type: 'object', required: ['name', 'email'], properties: { name: text, email: text } }
  const responses = { 200: json({ type: 'object', required: ['user'], properties: { user } }) }
  const requestBody = { content: { 'application/json': { schema: { type: 'object', properties: { name: text } } } } }
  const paths = { '/api/me': { get: { responses }, put: { requestBody, responses } } }
  const call = await open(contractOf({ openapi: '3.1.0', paths }, 'me.json'))
  const before: { user: object } = (await call('GET /me')).body
  const after = { user: { ...before.user, name: 'Meera' } }
  expect((await call('PUT /me', { name: 'Meera' })).body).toEqual(after)
  expect((await call('GET /me')).body).toEqual(after)
})

const ofShelves = (path: string, ...names: string[]) => {
  const record = { type: 'object', required: ['id'], properties: { id: text, shelfId: text, bookId: text } }
  const parameters = names.map(idAt)
  return {
    [path]: {
      parameters: parameters.slice(0, -1),
      get: {
        'x-rows': names.length === 3 ? 30 : undefined,
        responses: { 200: json({ type: 'array', items: record }) },
      },
    },
    [`${path}/{${names.at(-1)}}`]: { parameters, get: { responses: { 200: json(record) } } },
  }
}

const listOf = (name: string) => ({ 200: json({ type: 'array', items: { $ref: `#/components/schemas/${name}` } }) })

const pathsOf = (path: string, name: string) => {
  const schema = { $ref: `#/components/schemas/${name}` }
  const requestBody = { content: { 'application/json': { schema: { type: 'object' } } } }
  const shown = { 200: json(schema), 404: { description: 'None' } }
  return {
    [path]: { get: { responses: listOf(name) }, post: { requestBody, responses: { 201: json(schema) } } },
    [`${path}/{id}`]: {
      parameters: [idAt('id')],
      get: { responses: shown },
      delete: { responses: { 204: { description: 'Gone' }, 404: { description: 'None' } } },
    },
  }
}
const below = (status: string) => ({
  get: { parameters: [idAt('patientId')], responses: { ...listOf('Visit'), [status]: { description: 'None' } } },
})

describe('records that are made in a clinic', () => {
  const uuid = { ...text, format: 'uuid' }
  const record = (fields: object) => ({
    type: 'object',
    required: ['id', ...Object.keys(fields)],
    properties: { id: { ...uuid, readOnly: true }, ...fields },
  })
  const Patient = record({ name: text })
  const Visit = record({ patientId: uuid, status: { enum: ['booked', 'checked-in', 'done', 'cancelled', 'no-show'] } })
  const clinic = contractOf(
    {
      openapi: '3.1.0',
      servers: [{ url: '/api' }],
      components: { schemas: { Patient, Visit } },
      paths: {
        ...pathsOf('/patients', 'Patient'),
        ...pathsOf('/visits', 'Visit'),
        '/patients/{patientId}/visits': below('404'),
        '/patients/{patientId}/past': below('400'),
      },
    },
    'clinic.yaml',
  )

  test('have the first value of an enum that was not sent, and an id of their own', async () => {
    const call = await open(clinic)
    const { id }: { id: string } = (await call('POST /patients', { name: 'Meera' })).body
    const created: { id: string; status: string }[] = []
    for (let turn = 0; turn < 5; turn += 1) created.push((await call('POST /visits', { patientId: id })).body)
    expect(created.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'booked'))
    expect(created.map((visit) => visit.id)).not.toContain(id)
  })

  test('are listed below the record that they belong to while there is one', async () => {
    const call = await open(clinic)
    const { id }: { id: string } = (await call('POST /patients', { name: 'Meera' })).body
    const { body: visit } = await call('POST /visits', { patientId: id })
    expect((await call(`GET /patients/${id}/visits`)).body).toEqual([visit])
    await call(`DELETE /patients/${id}`)
    expect((await call(`GET /patients/${id}/visits`)).status).toBe(404)
    expect((await call(`GET /patients/${id}/past`)).status, 'where a 404 is not documented').toBe(200)
  })

  test('are unknown by an id that none can have, where the contract documents no other refusal', async () => {
    const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } }
    const reading = (status: string) => ({ get: { parameters: [id], responses: { 200: json(whole), [status]: {} } } })
    const paths = { '/api/a/{id}': reading('404'), '/api/b/{id}': reading('409'), '/api/c/{id}': reading('422') }
    const call = await open(contractOf({ openapi: '3.1.0', paths }, 'ids.yaml'))
    const statuses = await Promise.all(['a', 'b', 'c'].map(async (name) => (await call(`GET /${name}/seven`)).status))
    expect(statuses).toEqual([404, 400, 422])
  })
})

describe('the first rows', () => {
  const shelves = contractOf(
    {
      openapi: '3.1.0',
      paths: {
        ...ofShelves('/counters', 'counterId'),
        ...ofShelves('/shelves', 'shelfId'),
        ...ofShelves('/shelves/{shelfId}/books', 'shelfId', 'bookId'),
        ...ofShelves('/shelves/{shelfId}/books/{bookId}/loans', 'shelfId', 'bookId', 'loanId'),
      },
    },
    'shelves.yaml',
  )
  const rowsIn = async (...tables: string[]) => {
    const { instance } = await anyContract(shelves, { rows: 5 }).open()
    return Object.fromEntries(tables.map((name) => [name, instance.db.table(name).all() as Row[]]))
  }

  test('of a table are as many as x-rows says, and the same in whatever order tables are asked for', async () => {
    const { loans, books, counters } = await rowsIn('loans', 'books', 'shelves', 'counters')
    expect([loans?.length, books?.length, counters?.length]).toEqual([30, 5, 5])
    expect(await rowsIn('shelves', 'counters', 'books', 'loans')).toMatchObject({ loans, books, counters })
  })

  test('belong to a record of the path before, and to what that one belongs to', async () => {
    const { loans = [], books = [] } = await rowsIn('loans', 'books')
    const shelfOf = new Map(books.map(({ key, record }) => [key, record.shelfId]))
    expect(loans.map(({ record }) => record.shelfId)).toEqual(
      loans.map(({ record }) => shelfOf.get(String(record.bookId))),
    )
  })

  test('have the examples of a field in turn, where they fit, and other values after them', async () => {
    const uri = { ...text, format: 'uri' }
    const name = { ...text, maxLength: 20, examples: ['Dr. Amara Okafor', 'Dr. '.repeat(9), 'Dr. Ines Vidal'] }
    const fields = { id: text, name, room: { ...text, example: 'A12' }, size: { ...whole, example: 7 } }
    const Doctor = { type: 'object', required: Object.keys(fields), properties: { ...fields, site: uri } }
    const paths = {
      '/api/doctors': { get: { responses: { 200: json({ type: 'array', items: Doctor }) } } },
      '/api/doctors/{id}': { parameters: [idAt('id')], get: { responses: { 200: json(Doctor) } } },
    }
    const call = await open(contractOf({ openapi: '3.1.0', paths }, 'doctors.yaml'))
    const doctors: { name: string; room: string; size: number }[] = (await call('GET /doctors')).body
    expect(doctors.slice(0, 2).map((doctor) => doctor.name)).toEqual(['Dr. Amara Okafor', 'Dr. Ines Vidal'])
    expect(doctors[0]).toMatchObject({ room: 'A12', size: 7 })
    expect(new Set(doctors.map((doctor) => doctor.name)).size).toBe(4)
  })

  test('of people are in keeping: born long ago, changed after they were made, with an address of their name', async () => {
    const time = { ...text, format: 'date-time' }
    const named = { bornOn: { ...text, format: 'date' }, firstName: text, lastName: text, email: text }
    const properties = { id: text, ...named, createdAt: time, updatedAt: time }
    const Person = { type: 'object', required: Object.keys(properties), properties }
    const paths = {
      '/api/people': { get: { responses: { 200: json({ type: 'array', items: Person }) } } },
      '/api/people/{id}': { parameters: [idAt('id')], get: { responses: { 200: json(Person) } } },
    }
    const call = await open(contractOf({ openapi: '3.1.0', paths }, 'people.yaml'), { rows: 40 })
    const people: Record<string, string>[] = (await call('GET /people')).body
    const wrong = people.filter(({ bornOn = '', createdAt = '', updatedAt = '', email = '', lastName = '' }) => {
      const name = lastName.toLowerCase().replaceAll(/[^a-z]+/g, '.')
      return bornOn > '2010' || createdAt > updatedAt || !email.includes(name)
    })
    expect([people.length, wrong]).toEqual([40, []])
  })

  test('of no more tables than are asked for are made, also by a write', async () => {
    const load = vi.spyOn(Table.prototype, 'load')
    await rowsIn('books')
    expect(load).toHaveBeenCalledTimes(1)
    load.mockClear()
    await (
      await open(blog)
    )('POST /authors/author-1/posts', { title: 'One' })
    expect(load).toHaveBeenCalledTimes(2)
    load.mockRestore()
  })
})

describe('odd contracts', () => {
  const broken = { description: 'Any', content: { 'application/json': { schema: { type: 'object' }, example: [7] } } }
  const form = { content: { 'multipart/form-data': { schema: { type: 'object' } } } }
  const secret = { ...text, writeOnly: true }
  const choices = [
    { type: 'object', properties: { number: text, code: secret } },
    { type: 'object', properties: { iban: text } },
  ]
  const card = { type: 'object', properties: { name: text, pin: secret, source: { anyOf: choices } } }
  const example = { name: 'Meera', pin: '1', more: 2, source: { number: '4242', code: '123' } }
  const odd = contractOf(
    {
      openapi: '3.1.0',
      servers: [{ url: '/api' }],
      components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Other' } } },
      paths: {
        '/broken': { get: { responses: { 200: broken } } },
        '/card': {
          get: { responses: { 200: { ...json(card), content: { 'application/json': { schema: card, example } } } } },
        },
        '/form': { get: { requestBody: form, responses: { 200: json({ nullable: true }) } } },
        '/mine': {
          get: {
            security: [{ key: [] }],
            responses: { 401: { description: 'No', content: { 'application/json': {} } } },
          },
        },
      },
    },
    'odd.yaml',
  )

  test.each([
    ['an example that breaks its own schema', '/broken', 200],
    ['a form that is documented for a GET, and a keyword of another version', '/form', 200],
    ['a refusal without a schema', '/mine', 401],
  ])('%s: an answer', async (_what, path, status) => {
    const call = await open(odd)
    const answer = await call(`GET ${path}`)
    expect([answer.status, answer.body === undefined]).toEqual([status, false])
  })

  test('an example shows nothing that only requests hold, and nothing that its schema lacks', async () => {
    const call = await open(odd)
    expect((await call('GET /card')).body).toEqual({ name: 'Meera', source: { number: '4242' } })
  })

  test('an example that is preferred by its status fits its schema too', async () => {
    const { backend } = await anyContract(odd).open()
    const answer = await backend.fetch(
      new Request('http://library.test/api/broken', { headers: { Prefer: 'code=200' } }),
    )
    expect(await answer.json()).toEqual({})
  })

  test('--list shows names that would control a terminal as text', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'hostile-')), 'hostile.json')
    const get = { operationId: 'a\u001b[2Jb', responses: { 200: { description: 'Any' } } }
    writeFileSync(file, JSON.stringify({ openapi: '3.1.0', paths: { '/x': { get } } }))
    const { listing } = await serveFile(file, { rows: 1 })
    expect(listing?.split('\n')[0]).toBe('a\\u001b[2Jb  example: its answer is no record of a list')
  })

  test('--list names the parameters of a list that filter nothing', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'idle-')), 'visits.json')
    const visit = { type: 'object', properties: { id: { type: 'integer' }, status: { type: 'string' } } }
    const parameters = ['status', 'q', 'limit', 'sort', 'day', 'near'].map((name) => ({
      name,
      in: 'query',
      schema: {},
    }))
    const get = { operationId: 'visits', parameters, responses: { 200: json({ type: 'array', items: visit }) } }
    const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } }
    const visitById = { operationId: 'visit', parameters: [id], responses: { 200: json(visit) } }
    const paths = { '/visits': { get }, '/visits/{id}': { get: visitById } }
    writeFileSync(file, JSON.stringify({ openapi: '3.1.0', paths }))
    const { listing } = await serveFile(file, { rows: 1 })
    expect(listing?.split('\n').slice(0, 2)).toEqual([
      'visits  lists visits; day, near filter nothing: write a rule',
      'visit   reads of visits',
    ])
  })
})
