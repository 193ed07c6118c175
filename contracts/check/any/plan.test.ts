import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkBy, notesContract, notesHost } from './notes-fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'plan-'))
afterAll(() => rmSync(folder, { recursive: true }))

const content = { 'application/json': { schema: { type: 'object', properties: { q: { type: 'string' } } } } }
const deed = (operationId: string, status = 200) => ({
  operationId,
  requestBody: { content },
  responses: { [status]: { description: 'Done', content: { 'application/json': { schema: { type: 'object' } } } } },
})

/** The host of notes with what may be done to it as a whole. */
function withDeeds() {
  const contract = notesContract()
  const whole: Record<string, object> = contract.paths
  const done: string[] = []
  for (const path of ['/reset', '/shutdown', '/requests/remove', '/search']) whole[path] = { post: deed(path.slice(1)) }
  whole['/jobs'] = { post: deed('addJob', 201) }
  whole['/settings'] = { get: { ...deed('getSettings'), requestBody: undefined }, put: deed('putSettings') }
  const host = notesHost()
  const answer = (request: Request) => {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/notes')) return host.answer(request)
    if (request.method === 'GET') return Response.json({})
    done.push(`${request.method} ${pathname}`)
    return /^(?:POST|PUT)$/.test(request.method) ? Response.json({}) : new Response(null, { status: 404 })
  }
  return { contract, answer, done, notes: host.notes }
}

test('with --write only what makes a record is sent, and what is about a record that the run has made', async () => {
  const { contract, answer, done, notes } = withDeeds()
  const before = JSON.stringify([...notes])
  const { exitCode, out, requests, found } = await checkBy(folder, contract, answer)
  // What can be read is asked for by HEAD, too.
  const beyond = ['HEAD /settings']
  expect({ exitCode, found, done: new Set(done) }).toEqual({ exitCode: 0, found: [], done: new Set(beyond) })
  expect(JSON.stringify([...notes])).toBe(before)
  expect(requests).toContain('POST /notes')
  expect(out).toContain("left out: 5, since it may do more than make a record: --also 'POST /its/path' calls it")
  expect(out).toContain("left out: 1, since it would change records that the run has not made: --also 'PUT /its/path'")
})

test.each([
  ['POST /search', 'POST /search'],
  ['search', 'POST /search'],
  ['put /settings/', 'PUT /settings'],
])('--also %s calls it, and no other', async (name, call) => {
  const { contract, answer, done } = withDeeds()
  await checkBy(folder, contract, answer, ['--write', '--also', name])
  expect(new Set(done.filter((each) => /^(?:POST|PUT)/.test(each)))).toEqual(new Set([call]))
})

test.each([
  [['--write', '--also', 'POST /nowhere'], '--also POST /nowhere: the contract has no such operation.'],
  [['--also', 'POST /search'], '--also needs --write: give both.'],
])('%j is refused in words before any request', async (flags, reason) => {
  const { contract, answer } = withDeeds()
  const { exitCode, err, requests } = await checkBy(folder, contract, answer, flags)
  expect({ exitCode, requests }).toEqual({ exitCode: 2, requests: [] })
  expect(err).toContain(reason)
})

test('--list prints what would be sent, with and without --write, and sends nothing', async () => {
  const { contract, answer } = withDeeds()
  const { exitCode, out, requests } = await checkBy(folder, contract, answer, ['--list', '--also', 'search'])
  expect({ exitCode, requests }).toEqual({ exitCode: 0, requests: [] })
  const [reads, writes, beyond, left] = out
    .split(/^\S.*:$/m)
    .slice(1)
    .map((each) => each.trim().split(/\n */))
  expect(reads).toEqual(['GET /notes (listNotes)', 'GET /settings (getSettings)', 'GET /notes/{id} (getNote)'])
  expect(writes).toEqual([
    'POST /notes (addNote)',
    'PUT /notes/{id} (putNote), to what the run has made',
    'DELETE /notes/{id} (dropNote), to what the run has made',
    'POST /search (search)',
  ])
  expect(beyond).toContain('PATCH /notes/{id}')
  expect(left?.map((each) => each.split(':')[0])).toEqual([
    'POST /reset (reset)',
    'POST /shutdown (shutdown)',
    'POST /requests/remove (requests/remove)',
    'POST /jobs (addJob)',
    'PUT /settings (putSettings)',
  ])
})

test('what the list says is what a run sends', async () => {
  const { contract, answer } = withDeeds()
  const { out } = await checkBy(folder, contract, answer, ['--list'])
  const { requests } = await checkBy(folder, contract, answer)
  const [sent = ''] = out.split('Not sent:')
  const listed = [...sent.matchAll(/^ {2}([A-Z]+ \/\S*)/gm)].map(([, call = '']) => call)
  const made = new Set(requests.map((each) => each.replace(/\/notes\/[^/]+/, '/notes/{id}')))
  expect(made).toEqual(new Set(listed))
})

test('a list of operations cannot steer the terminal that shows it', async () => {
  const contract = JSON.stringify(notesContract()).replaceAll('listNotes', String.raw`list\u001b[2JNotes`)
  const { out } = await checkBy(folder, JSON.parse(contract), () => new Response(), ['--list'])
  expect(out).toContain('[2JNotes')
  expect(out).not.toContain('\u001b')
})

test('the fields that no answer showed are named where they are few', async () => {
  const schema = { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } } }
  const responses = { 200: { description: 'Any', content: { 'application/json': { schema } } } }
  const contract = { openapi: '3.1.0', paths: { '/x': { get: { operationId: 'x', responses } } } }
  const { out } = await checkBy(folder, contract, () => Response.json({ a: 'shown' }), [])
  expect(out).toContain('blind: no answer showed a value of 1 field: x $.b')
})
