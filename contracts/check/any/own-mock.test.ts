import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { anyContract } from '#mocks/any-contract/backend.ts'
import { readContract } from '#openapi/contract/read-contract.ts'
import { checkAny } from './command.ts'

test('the mock of a contract with ranges, several media types and objects in queries is clean', async () => {
  const file = join(import.meta.dirname, '../../../openapi/contract/fixtures/parcels.yaml')
  const contract = await readContract(file)
  const { backend } = await anyContract(contract).open()
  const [out, asked]: [string[], string[]] = [[], []]
  const exitCode = await checkAny(['http://127.0.0.1:1', '--contract', file, '--write', '--budget', '600000'], {
    env: { CHECK_TOKEN: 'meera:secret' },
    now: new Date('2026-11-16T06:00:00Z'),
    out: (text) => out.push(text),
    err: (text) => out.push(text),
    fetch: (...given) => {
      const request = new Request(...given)
      asked.push(decodeURIComponent(new URL(request.url).search))
      return backend.fetch(request)
    },
  })
  expect({ exitCode, out: exitCode === 0 ? '' : out.join('\n') }).toEqual({ exitCode: 0, out: '' })
  expect(asked).toContain('?town=Pune&weight=19.99&size[width]=3')
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
  const exitCode = await checkAny(['http://127.0.0.1:1', '--contract', file], {
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

test('a request that needs a key of its own has another one each time, whatever the example is', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'keys-')), 'keys.json')
  const note = {
    type: 'object',
    required: ['text'],
    properties: { id: { type: 'integer', readOnly: true }, text: { type: 'string' } },
  }
  const refused = { description: 'Refused' }
  const key = { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', format: 'uuid' } }
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } }
  const example = 'c0ffee00-0000-4000-8000-000000000000'
  const post = {
    parameters: [{ ...key, example }],
    requestBody: json(note),
    responses: { 201: json(note), 400: refused },
  }
  const patch = { ...post, responses: { 200: json(note), 400: refused, 404: refused } }
  const one = { parameters: [id], get: { responses: { 200: json(note), 404: refused } }, patch }
  const paths = {
    '/notes': { get: { responses: { 200: json({ type: 'array', items: note }) } }, post },
    '/notes/{id}': one,
  }
  writeFileSync(file, JSON.stringify({ openapi: '3.1.0', paths }))
  const { backend } = await anyContract(await readContract(file)).open()
  const [out, keys]: [string[], unknown[]] = [[], []]
  const exitCode = await checkAny(['http://127.0.0.1:1', '--contract', file, '--write', '--fuzz', '20'], {
    env: {},
    now: new Date('2026-11-16T06:00:00Z'),
    out: (text) => out.push(text),
    err: (text) => out.push(text),
    fetch: async (...given) => {
      const request = new Request(...given)
      const answer = await backend.fetch(request)
      if (answer.ok && request.method !== 'GET') keys.push(request.headers.get('Idempotency-Key'))
      return answer
    },
  })
  expect({ exitCode, out: exitCode === 0 ? '' : out.join('\n') }).toEqual({ exitCode: 0, out: '' })
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(keys.length)
})
