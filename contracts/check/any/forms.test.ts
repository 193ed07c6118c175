import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { objectIn } from '#openapi/contract/json.ts'
import type { Report } from '../report.ts'
import { checkBy, type Form, notesContract, notesHost } from './notes-fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'forms-'))
afterAll(() => rmSync(folder, { recursive: true }))

const reference = { $ref: '#/components/schemas/Note' }
const objectOf = (properties: object) => ({ type: 'object', required: Object.keys(properties), properties })
const notes = { type: 'array', items: reference }
const problems = { type: 'array', items: objectOf({ code: { type: 'string' } }) }

const forms: Array<[what: string, form: Form]> = [
  ['paths that end in a slash', { end: '/' }],
  ['records in an envelope', { one: (data) => ({ data }), oneSchema: objectOf({ data: reference }) }],
  ['records in an envelope of their name', { one: (it) => ({ note: it }), oneSchema: objectOf({ note: reference }) }],
  [
    'lists beside another list',
    { list: (data) => ({ data, errors: [] }), listSchema: objectOf({ data: notes, errors: problems }) },
  ],
  [
    'lists in _embedded',
    {
      list: (all) => ({ _embedded: { notes: all } }),
      listSchema: objectOf({ _embedded: objectOf({ notes }) }),
    },
  ],
  ['successes that are documented as 2XX', { success: '2XX' }],
]

type Between = (request: Request, given: Response, host: ReturnType<typeof notesHost>) => Response | Promise<Response>

/** Checks a host of a form, with a fault. */
function checkForm(form: Form, fault: Between = (_request, given) => given, flags: readonly string[] = ['--write']) {
  const host = notesHost(form)
  const answer = async (request: Request) => fault(request.clone(), await host.answer(request), host)
  return checkBy(folder, notesContract(form), answer, flags)
}

const idIn = ({ url }: Request) => Number(/\d+(?=\/?$)/.exec(new URL(url).pathname)?.[0])

/** Answers an update as it should, and forgets it. */
const forgets: Between = (request, given, { notes: stored }) => {
  const id = idIn(request)
  if (request.method === 'PUT' && given.ok) stored.set(id, { id, title: 'As before', done: false })
  return given
}

/** Answers a read with another record. */
const confuses =
  ({ one = (each) => each }: Form): Between =>
  (request, given) =>
    request.method === 'GET' && given.ok && idIn(request) > 0
      ? Response.json(one({ id: 1000, title: 'Another', done: true }))
      : given

/** Says that a record was deleted, and keeps it. */
const keeps: Between = (request, given, { notes: stored }) => {
  const id = idIn(request)
  if (request.method === 'DELETE' && given.ok) stored.set(id, { id, title: 'Kept', done: false })
  return given
}

/** Does not look at what is asked for. */
const ignores =
  ({ list = (all) => all }: Form): Between =>
  (request, given, host) =>
    request.method === 'GET' && given.ok && Number.isNaN(idIn(request))
      ? Response.json(list([...host.notes.values()]))
      : given

describe.each(forms)('%s', (_what, form) => {
  test('are clean at a sound host: a record is made, read, changed and deleted, and nothing is left', async () => {
    const { exitCode, found, out, requests } = await checkForm(form, undefined, ['--write', '--report', folder])
    expect({ exitCode, found }).toEqual({ exitCode: 0, found: [] })
    expect(out).not.toContain('left on the host')
    const { end = '' } = form
    for (const call of ['POST /notes', 'GET /notes/1', 'GET /notes/3', 'PUT /notes/3', 'DELETE /notes/3'])
      expect(requests).toContain(call + end)
    const report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as Report
    expect(report.coverage.percent).toBe(100)
  })

  test.each<[what: string, fault: Between, law: string]>([
    ['an update that is lost', forgets, 'update-changes-what-was-sent getNote '],
    ['another record than asked for', confuses(form), 'answers-the-id-asked-for getNote '],
    ['a record that stays', keeps, 'deleted-is-gone getNote status'],
    ['a filter that is ignored', ignores(form), 'field-filters-are-obeyed listNotes query done'],
  ])('show %s', async (_fault, fault, law) => {
    const { exitCode, found } = await checkForm(form, fault)
    expect(exitCode).toBe(1)
    expect(found.join('\n')).toContain(law)
  })
})

test('a filter by a part of a text is obeyed', async () => {
  const contract = notesContract({ filter: { name: 'title', in: 'query', schema: { type: 'string' } } })
  const host = notesHost()
  const answer = async (request: Request) => {
    const title = new URL(request.url).searchParams.get('title')
    const given = await host.answer(request)
    if (title === null || !given.ok) return given
    return Response.json([...host.notes.values()].filter((each) => String(each.title).includes(title)))
  }
  expect(await checkBy(folder, contract, answer)).toMatchObject({ exitCode: 0, found: [] })
})

test.each(['title', 'filter[title]', 'filter.title.eq', 'where.title.eq', 'where[title][eq]'])(
  'a filter that is called %s and ignored is found',
  async (name) => {
    const contract = notesContract({ filter: { name, in: 'query', schema: { type: 'string' } } })
    const host = notesHost()
    const { found } = await checkBy(folder, contract, (request) => host.answer(request), [])
    expect(found).toEqual([`field-filters-are-obeyed listNotes query ${name}`])
  },
)

test('a limit and a filter that are both ignored are two findings', async () => {
  const contract = notesContract({ filter: { name: 'limit', in: 'query', schema: { type: 'integer' } } })
  const host = notesHost()
  const all = (request: Request) => host.answer(new Request(request.url.split('?')[0] ?? '', request))
  const { found } = await checkBy(folder, contract, all, [])
  expect(found).toEqual(
    expect.arrayContaining(['limit-is-obeyed listNotes query limit', 'field-filters-are-obeyed listNotes query done']),
  )
})

test('where no operation could be called nothing is judged, which is one line and exit code 2', async () => {
  const contract = {
    openapi: '3.1.0',
    info: { title: 'One', version: '1' },
    paths: {
      '/things/{id}': {
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        put: { responses: { 200: { description: 'Done' } } },
      },
    },
  }
  const { exitCode, err, out } = await checkBy(folder, contract, () => new Response(null, { status: 404 }))
  expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' })
  expect(err).toMatch(/^Nothing could be judged: it would change records that the run has not made.*$/)
})

test('an update that is lost is found where a PATCH requires more than two fields', async () => {
  const contract = notesContract()
  const { put, ...one } = objectIn(contract.paths['/notes/{id}'])
  const wide = {
    type: 'object',
    required: ['title', 'done', 'text'],
    properties: { title: { type: 'string' }, done: { type: 'boolean' }, text: { type: 'string' } },
  }
  const requestBody = { required: true, content: { 'application/json': { schema: wide } } }
  const paths = { ...contract.paths, '/notes/{id}': { ...one, patch: { ...objectIn(put), requestBody } } }
  const { properties } = contract.components.schemas.Note
  const Note = {
    ...contract.components.schemas.Note,
    properties: { ...properties, text: { type: 'string', readOnly: true } },
  }
  const host = notesHost()
  const answer = async (request: Request) => {
    if (request.method !== 'PATCH') {
      const given = await host.answer(request)
      for (const note of host.notes.values()) note.text ??= 'As made'
      return given
    }
    const sent = objectIn(await request.json())
    const isWhole = ['title', 'done', 'text'].every((name) => name in sent)
    return isWhole ? Response.json({ ...sent, id: idIn(request) }) : new Response(null, { status: 400 })
  }
  const { found } = await checkBy(folder, { ...contract, paths, components: { schemas: { Note } } }, answer)
  expect(found.join('\n')).toContain('update-changes-what-was-sent getNote $.title')
})
