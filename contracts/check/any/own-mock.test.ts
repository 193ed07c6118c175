import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { anyContract } from '#mocks/any-contract/backend.ts'
import { readContract } from '#openapi/contract/read-contract.ts'
import { check } from '../command.ts'

test('the mock of a contract with ranges, several media types and objects in queries is clean', async () => {
  const file = join(import.meta.dirname, '../../../openapi/contract/fixtures/parcels.yaml')
  const contract = await readContract(file)
  const { backend } = await anyContract(contract).open()
  const out: string[] = []
  const queries: string[] = []
  const exitCode = await check(['http://127.0.0.1:1', '--contract', file, '--write', '--budget', '600000'], {
    env: { CHECK_TOKEN: 'meera:secret' },
    now: new Date('2026-11-16T06:00:00Z'),
    out: (text) => out.push(text),
    err: (text) => out.push(text),
    fetch: (...given) => {
      const request = new Request(...given)
      queries.push(decodeURIComponent(new URL(request.url).search))
      return backend.fetch(request)
    },
  })
  expect({ exitCode, out: exitCode === 0 ? '' : out.join('\n') }).toEqual({ exitCode: 0, out: '' })
  expect(queries).toContain('?town=Pune&weight=19.99&size[width]=3')
})

test('an operation that documents a redirect alone is right with it', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'redirect-')), 'redirect.json')
  const paths = {
    '/new': { get: { responses: { '200': { description: 'Here' } } } },
    '/old': { get: { responses: { '302': { description: 'Moved' } } } },
  }
  writeFileSync(file, JSON.stringify({ openapi: '3.1.0', paths }))
  const { backend } = await anyContract(await readContract(file)).open()
  const out: string[] = []
  const exitCode = await check(['http://127.0.0.1:1', '--contract', file], {
    env: {},
    now: new Date('2026-11-16T06:00:00Z'),
    out: (text) => out.push(text),
    err: (text) => out.push(text),
    fetch: (...given) => backend.fetch(new Request(...given)),
  })
  expect(out.join('\n')).toContain('0 findings')
  expect(exitCode).toBe(0)
})

const json = (schema: object) => ({ description: 'Any', content: { 'application/json': { schema } } })
const refused = { description: 'Refused' }
const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } }

/** Notes that can be made, read and changed. */
const notes = (note: object, input: object, parameters: readonly object[]) => ({
  '/notes': {
    get: { responses: { 200: json({ type: 'array', items: note }) } },
    post: { parameters, requestBody: json(input), responses: { 201: json(note), 400: refused } },
  },
  '/notes/{id}': {
    parameters: [id],
    get: { responses: { 200: json(note), 404: refused } },
    patch: { parameters, requestBody: json(input), responses: { 200: json(note), 400: refused, 404: refused } },
  },
})

/** Checks the mock of a contract with these paths, and gives the writes that it accepted. */
async function checked(paths: object, flags: readonly string[] = [], schemas = {}) {
  const file = join(mkdtempSync(join(tmpdir(), 'own-mock-')), 'contract.json')
  writeFileSync(file, JSON.stringify({ openapi: '3.1.0', paths, components: { schemas } }))
  const { backend } = await anyContract(await readContract(file)).open()
  const out: string[] = []
  const written: Request[] = []
  const exitCode = await check(['http://127.0.0.1:1', '--contract', file, '--write', '--fuzz', '20', ...flags], {
    env: {},
    now: new Date('2026-11-16T06:00:00Z'),
    out: (text) => out.push(text),
    err: (text) => out.push(text),
    fetch: async (...given) => {
      const request = new Request(...given)
      const answer = await backend.fetch(request.clone())
      if (answer.ok && request.method !== 'GET') written.push(request)
      return answer
    },
  })
  return { outcome: { exitCode, out: exitCode === 0 ? '' : out.join('\n') }, written }
}
const isClean = { exitCode: 0, out: '' }

const text = { type: 'string' }
const noteId = { type: 'integer', readOnly: true }

test('a request that needs a key of its own has another one each time, whatever the example is', async () => {
  const key = { name: 'Idempotency-Key', in: 'header', required: true, schema: { ...text, format: 'uuid' } }
  const note = { type: 'object', required: ['text'], properties: { id: noteId, text } }
  const example = 'c0ffee00-0000-4000-8000-000000000000'
  const { outcome, written } = await checked(notes(note, note, [{ ...key, example }]))
  expect(outcome).toEqual(isClean)
  const keys = written.map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(keys.length)
})

test('a field that the record has of another type than the request is not judged', async () => {
  const note = { type: 'object', properties: { id: noteId, above: { oneOf: [text, { type: 'object' }] }, tags: text } }
  const input = { type: 'object', properties: { above: { type: 'integer' }, tags: { type: 'object' } } }
  const { outcome, written } = await checked(notes(note, input, []))
  expect(outcome).toEqual(isClean)
  expect(written.length).toBeGreaterThan(1)
})

test('an action with a body is not taken for a change of the fields that it shares with the record', async () => {
  const note = { type: 'object', required: ['id', 'reason'], properties: { id: noteId, reason: text } }
  const Note = { $ref: '#/components/schemas/Note' }
  const body = json({ type: 'object', properties: { reason: text } })
  const responses = { 200: json(Note), 404: refused }
  const close = { operationId: 'close', parameters: [id], requestBody: body, responses }
  const paths = { ...notes(Note, Note, []), '/notes/{id}/close': { post: close } }
  const { outcome, written } = await checked(paths, ['--also', 'close'], { Note: note })
  expect(outcome).toEqual(isClean)
  expect(written.some(({ url }) => url.endsWith('/close'))).toBe(true)
})
