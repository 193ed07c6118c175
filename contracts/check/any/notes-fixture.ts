import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { check } from '../command.ts'

/** How a host of notes writes its paths and answers. */
export interface Form {
  /** What its paths end in. */
  end?: '' | '/'
  /** A record, as answers hold it. */
  one?: (note: object) => object
  /** The schema of `one`. */
  oneSchema?: object
  list?: (notes: readonly object[]) => object
  listSchema?: object
  /** How the contract calls each success. */
  success?: string
  /** A parameter of the list beside `done`. */
  filter?: object
}

const reference = { $ref: '#/components/schemas/Note' }
const json = (schema: object) => ({ 'application/json': { schema } })
const note = {
  type: 'object',
  required: ['id', 'title', 'done'],
  properties: {
    id: { type: 'integer', readOnly: true },
    title: { type: 'string', minLength: 1, maxLength: 40 },
    done: { type: 'boolean' },
  },
}

/** The contract of a host of notes. */
export function notesContract({ end = '', oneSchema = reference, listSchema, success, filter }: Form = {}) {
  const list = listSchema ?? { type: 'array', items: reference }
  const answers = (status: string, schema: object, ...refusals: string[]) => ({
    [success ?? status]: { description: 'Done', content: json(schema) },
    ...Object.fromEntries(refusals.map((each) => [each, { description: 'Refused' }])),
  })
  const body = { required: true, content: json(reference) }
  return {
    openapi: '3.1.0',
    info: { title: 'Notes', version: '1' },
    paths: {
      [`/notes${end}`]: {
        get: {
          operationId: 'listNotes',
          parameters: [{ name: 'done', in: 'query', schema: { type: 'boolean' } }, ...(filter ? [filter] : [])],
          responses: answers('200', list, '400'),
        },
        post: { operationId: 'addNote', requestBody: body, responses: answers('201', oneSchema, '400') },
      },
      [`/notes/{id}${end}`]: {
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
        get: { operationId: 'getNote', responses: answers('200', oneSchema, '404') },
        put: { operationId: 'putNote', requestBody: body, responses: answers('200', oneSchema, '400', '404') },
        delete: { operationId: 'dropNote', responses: { 204: { description: 'Gone' }, 404: { description: 'None' } } },
      },
    },
    components: { schemas: { Note: note } },
  }
}

type Note = Record<string, unknown> & { id: number }

const refused = (status: number) => new Response(null, { status })

/** A host that keeps the contract of the same form. */
export function notesHost({ end = '', one = (each) => each, list = (all) => all }: Form = {}) {
  const notes = new Map<number, Note>([1, 2].map((id) => [id, { id, title: `Note ${id}`, done: id === 1 }]))
  return {
    notes,
    async answer(request: Request): Promise<Response> {
      const { pathname, searchParams } = new URL(request.url)
      const [, given, slash] = /^\/notes(?:\/(\d+))?(\/?)$/.exec(pathname) ?? []
      const done = searchParams.get('done')
      if (slash !== end) return refused(404)
      if (given === undefined && request.method === 'GET')
        return /^(?:true|false)$/.test(done ?? 'true')
          ? Response.json(list([...notes.values()].filter((each) => done === null || String(each.done) === done)))
          : refused(400)
      const id = given === undefined ? Math.max(...notes.keys()) + 1 : Number(given)
      if (given === undefined && request.method !== 'POST') return refused(404)
      if (given !== undefined && !/^(?:GET|PUT|DELETE)$/.test(request.method)) return refused(404)
      if (given !== undefined && !notes.has(id)) return refused(404)
      if (request.method === 'GET') return Response.json(one(notes.get(id) ?? {}))
      if (request.method === 'DELETE') return refused(notes.delete(id) ? 204 : 404)
      const { title, done: isDone } = ((await request.json().catch(() => ({}))) ?? {}) as Record<string, unknown>
      const isRight = typeof title === 'string' && title !== '' && title.length <= 40 && typeof isDone === 'boolean'
      if (!isRight) return refused(400)
      notes.set(id, { id, title, done: isDone })
      return Response.json(one(notes.get(id) ?? {}), { status: request.method === 'POST' ? 201 : 200 })
    },
  }
}

/** Checks a host in this process by a contract, which is written into `folder`. */
export async function checkBy(
  folder: string,
  contract: object,
  answer: (request: Request) => Response | Promise<Response>,
  flags: readonly string[] = ['--write'],
) {
  const out: string[] = []
  const err: string[] = []
  const requests: string[] = []
  const file = join(folder, 'openapi.json')
  writeFileSync(file, JSON.stringify(contract))
  const exitCode = await check(['http://127.0.0.1:1', '--contract', file, '--budget', '600000', ...flags], {
    env: {},
    now: new Date('2026-11-16T06:00:00Z'),
    out: (said) => out.push(said),
    err: (said) => err.push(said),
    fetch: async (...given) => {
      const request = new Request(...given)
      requests.push(`${request.method} ${new URL(request.url).pathname}`)
      return answer(request)
    },
  })
  const text = out.join('\n')
  const found = [...text.matchAll(/^DRIFT {2}(\S+) \S.*? {2}(\S+(?: \S+)*?) {2}expected.*\n +\w+, ([\w-]+)/gm)]
  return {
    exitCode,
    out: text,
    err: err.join('\n'),
    requests,
    found: found.map(([, operation, path, law]) => `${law} ${operation} ${path}`),
  }
}
