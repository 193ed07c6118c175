import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkBy, notesContract, notesHost } from './notes-fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'names-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The contract of notes whose path has a name that no field has. */
const byNumber = () =>
  JSON.parse(JSON.stringify(notesContract()).replaceAll('{id}', '{number}').replace('"name":"id"', '"name":"number"'))

/** A host that says where a note is by its Location alone. */
function locating(location: (id: number) => string) {
  const host = notesHost()
  return {
    host,
    answer: async (request: Request) => {
      const given = await host.answer(request)
      if (given.status !== 201) return given
      const { id, ...note } = (await given.json()) as { id: number }
      return Response.json(note, { status: 201, headers: { Location: location(id) } })
    },
  }
}

/** The contract of notes that answers a new one without its id. */
function withoutId() {
  const contract = byNumber()
  const properties = { title: { type: 'string' }, done: { type: 'boolean' } }
  contract.paths['/notes'].post.responses['201'].content['application/json'].schema = { type: 'object', properties }
  return contract
}

test('a record that its Location alone names is read and deleted, and its list, which does not name it, is not judged', async () => {
  const { host, answer } = locating((id) => `notes/${id}`)
  const { exitCode, found, out, requests } = await checkBy(folder, withoutId(), answer)
  expect({ exitCode, found }).toEqual({ exitCode: 0, found: [] })
  expect(requests).toContain('PUT /notes/3')
  expect(out).not.toContain('left on the host')
  expect([...host.notes.keys()]).toEqual([1, 2])
})

test('a Location that is the list itself names no record', async () => {
  const { found, requests, out } = await checkBy(folder, withoutId(), locating(() => '/notes').answer)
  expect(found).toEqual([])
  expect(requests).not.toContain('GET /notes/notes')
  expect(out).toContain('the answer does not say the id of what was made')
})

test('an empty list for a name that nothing has is right where no refusal is documented', async () => {
  const contract = byNumber()
  const list = contract.paths['/notes'].get.responses['200']
  const title = { name: 'title', in: 'path', required: true, schema: { type: 'string' } }
  contract.paths['/titles/{title}'] = { get: { operationId: 'titled', parameters: [title], responses: { 200: list } } }
  const host = notesHost()
  const answer = async (request: Request) => {
    const [, name] = /^\/titles\/(.+)/.exec(new URL(request.url).pathname) ?? []
    if (name === undefined) return host.answer(request)
    return Response.json([...host.notes.values()].filter((each) => each.title === decodeURIComponent(name)))
  }
  const { found, requests } = await checkBy(folder, contract, answer, [])
  expect(found).toEqual([])
  expect(requests).toContain('GET /titles/Note%201')
  contract.paths['/titles/{title}'].get.responses['404'] = { description: 'None' }
  expect(await checkBy(folder, contract, answer, [])).toMatchObject({ found: ['unknown-is-refused titled status'] })
})

test('what an answer shows beside what was sent is not taken for it', async () => {
  const contract = byNumber()
  const text = { type: 'string' }
  const editor = { type: 'object', properties: { id: { type: 'integer' }, title: text } }
  const receipt = { type: 'object', properties: { title: text, by: { $ref: '#/components/schemas/Editor' } } }
  Object.assign(contract.components.schemas, { Editor: editor, Receipt: receipt })
  contract.paths['/notes'].post.responses['201'].content['application/json'].schema.$ref =
    '#/components/schemas/Receipt'
  const host = notesHost()
  const { found } = await checkBy(folder, contract, async (request) => {
    const given = await host.answer(request)
    if (given.status !== 201) return given
    const { title } = (await given.json()) as { title: string }
    return Response.json({ title, by: { id: 1, title: 'Editor' } }, { status: 201 })
  })
  expect(found).toEqual([])
})

test('fields of one name in two schemas of a contract in one line are two findings', async () => {
  const contract = JSON.parse(JSON.stringify(notesContract()))
  const tag = { type: 'object', properties: { name: { type: 'string' } } }
  const tags = { type: 'array', items: { $ref: '#/components/schemas/Tag' } }
  contract.components.schemas.Tag = tag
  const answers = { 200: { description: 'All', content: { 'application/json': { schema: tags } } } }
  contract.paths['/tags'] = { get: { operationId: 'listTags', responses: answers } }
  const host = notesHost({ list: (all) => all.map((each) => ({ ...each, by: 1 })) })
  const { found } = await checkBy(
    folder,
    contract,
    (request) => (request.url.endsWith('/tags') ? Response.json([{ name: 'new', by: 1 }]) : host.answer(request)),
    [],
  )
  expect(found).toEqual(['additive listNotes $[*].by', 'additive listTags $[0].by'])
})
