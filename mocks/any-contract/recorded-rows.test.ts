import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { contractOf, type Contract } from '#openapi/contract/contract.ts'
import { libraryFile } from '#openapi/contract/fixtures/library-file.ts'
import { readContract } from '#openapi/contract/read-contract.ts'
import { type RecordedCall, recordingFile, recordingText } from '../engine/tape/recording-file.ts'
import { anyContract } from './backend.ts'
import { recordedRows } from './recorded-rows.ts'
import { serveFile } from './serve-contract.ts'

const folder = mkdtempSync(join(tmpdir(), 'recorded-'))
afterAll(() => rmSync(folder, { recursive: true }))

const at = '2026-11-16T06:00:00.000Z'
const library = await readContract(libraryFile)
const json = { 'Content-Type': 'application/json' }

/** A recorded call such as `GET /api/books`, and the JSON that it was answered with. */
function recorded(call: string, body?: unknown, status = body === undefined ? 204 : 200): RecordedCall {
  const [method = '', path = ''] = call.split(' ')
  return { method, path, status, headers: json, text: body === undefined ? '' : JSON.stringify(body) }
}

/** Serves a recording, and calls it. */
async function served(calls: readonly RecordedCall[], contract: Contract = library, scenario = 'default') {
  const { open } = anyContract(contract, { recorded: await recordedRows(contract, { at, calls }) })
  const { backend, instance } = await open({ settings: { scenario } })
  const call = async (text: string, body?: unknown) => {
    const [method = '', path = ''] = text.split(' ')
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const headers = { 'X-Key': 'any', ...json }
    const answer = await backend.fetch(new Request(`http://library.test${path}`, { method, headers, ...sent }))
    const said = await answer.text()
    return {
      status: answer.status,
      type: answer.headers.get('Content-Type'),
      said,
      from: backend.requests.all().at(-1)?.from,
    }
  }
  const read = async (path: string): Promise<unknown> => JSON.parse((await call(`GET ${path}`)).said)
  const broken = () =>
    backend.requests
      .all()
      .at(-1)
      ?.violations.map(({ path }) => path)
  return { call, read, broken, instance }
}

const answered = (schema: object) => ({
  responses: { 200: { description: 'Any', content: { 'application/json': { schema } } } },
})
const object = (properties: object) => ({ type: 'object', properties })
const [id, title] = [{ type: 'integer' }, { type: 'string' }]
const inPath = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'integer' } })

/** Posts that belong to authors, of which a list shows less than their own address, and one object of settings. */
const posts = contractOf(
  {
    openapi: '3.1.0',
    paths: {
      '/authors/{authorId}': { parameters: [inPath('authorId')], get: answered(object({ id })) },
      '/authors/{authorId}/posts': {
        parameters: [inPath('authorId')],
        get: answered({ type: 'array', items: object({ id, title }) }),
      },
      '/authors/{authorId}/posts/{postId}': {
        parameters: [inPath('authorId'), inPath('postId')],
        get: answered(object({ id, title, text: title })),
      },
      '/settings': {
        get: answered(object({ theme: title })),
        put: {
          ...answered(object({ theme: title })),
          requestBody: { content: { 'application/json': { schema: object({ theme: title }) } } },
        },
      },
    },
  },
  'posts.yaml',
)

const book = (number: number, more: object = {}) => ({ id: number, title: `Book ${number}`, genre: 'novel', ...more })

describe('a backend that starts from a recording', () => {
  test('has the records of the host in its order, and the time of the session', async () => {
    const { read, instance } = await served([recorded('GET /api/books', [book(7), book(3), book(5)])])
    expect(await read('/api/books')).toEqual([book(7), book(3), book(5)])
    expect(await read('/api/books/3')).toEqual(book(3))
    expect(await read('/api/books?limit=1&offset=1')).toEqual([book(3)])
    expect(instance.now().toISOString().slice(0, 16)).toBe(at.slice(0, 16))
  })

  test('remembers what is written from then on', async () => {
    const { call, read } = await served([recorded('GET /api/books', [book(7), book(3)])])
    const made = await call('POST /api/books', { title: 'Godan', genre: 'poem' })
    expect([made.status, made.from]).toEqual([201, 'mock'])
    expect((await call('DELETE /api/books/7')).status).toBe(204)
    expect(await read('/api/books')).toEqual([book(3), JSON.parse(made.said)])
  })

  test('has the last state of each record, without what was deleted', async () => {
    const { read } = await served([
      recorded('GET /api/books', [book(1), book(2, { price: 4.5 }), book(3)]),
      recorded('POST /api/books', book(4), 201),
      recorded('PUT /api/books/2', book(2, { title: 'Gaban' })),
      recorded('DELETE /api/books/1'),
      recorded('DELETE /api/books/3', { title: 'Refused' }, 401),
      recorded('GET /api/books?genre=novel&limit=1', [book(3)]),
      recorded('GET /api/books?limit=2', [book(4), book(2, { title: 'Gaban' })]),
    ])
    expect(await read('/api/books')).toEqual([book(4), book(2, { title: 'Gaban' }), book(3)])
  })

  test('answers what is not remembered as it was recorded, else by the example', async () => {
    const shelf = [book(9, { note: 'as the host said' })]
    const { call, read } = await served([
      recorded('GET /api/shelves/a/books?page=1&lang=en', shelf),
      recorded('GET /api/shelves/b/books', { title: 'Gone' }, 410),
      recorded('GET /api/shelves/b/books', { title: 'Refused' }, 401),
    ])
    const again = await call('GET /api/shelves/a/books?lang=en&page=1')
    expect(again).toEqual({ status: 200, type: 'application/json', said: JSON.stringify(shelf), from: 'recorded' })
    expect(await call('GET /api/shelves/b/books')).toMatchObject({ status: 410, from: 'recorded' })
    expect(await call('GET /api/shelves/c/books')).toMatchObject({ status: 200, from: 'example' })
    expect(await read('/api/books'), 'of which nothing was recorded').toEqual([])
  })

  test('shows a record as it was, even where it breaks the contract, and says so', async () => {
    const odd = { id: 1, title: '', genre: 'play' }
    const { read, call, broken } = await served([recorded('GET /api/books', [odd, book(2)])])
    expect(await read('/api/books')).toEqual([odd, book(2)])
    expect(await call('GET /api/books/1')).toMatchObject({ status: 200, said: JSON.stringify(odd) })
    expect(broken()).toEqual(['body.title', 'body.genre'])
  })

  test('knows what an address says of a record, and that a list may show less of it', async () => {
    const calls = [
      ...['/authors/1', '/authors/2'].map((path) => recorded(`GET ${path}`, { id: Number(path.at(-1)) })),
      recorded('GET /authors/1/posts', [{ id: 1, title: 'One' }]),
      recorded('GET /authors/2/posts', [{ id: 1, title: 'Two' }]),
      recorded('GET /authors/1/posts/1', { id: 1, title: 'One', text: 'Long' }),
      recorded('GET /authors/1/posts', [{ id: 1, title: 'Changed' }]),
      recorded('GET /settings', { theme: 'dark' }),
    ]
    const { read, call } = await served(calls, posts)
    expect(await read('/authors/1/posts/1')).toEqual({ id: 1, title: 'Changed', text: 'Long' })
    expect(await read('/authors/2/posts')).toEqual([{ id: 1, title: 'Two' }])
    expect((await call('GET /authors/3/posts')).status).toBe(404)
    expect(await read('/settings')).toEqual({ theme: 'dark' })
  })

  test('refuses scenarios that change the number of rows, and knows those of the network', async () => {
    const calls = [recorded('GET /api/books', [book(1)])]
    await expect(served(calls, library, 'many')).rejects.toThrow(
      'The scenario "many" changes the seeded rows, but this one is a recording.',
    )
    const { call } = await served(calls, library, 'every-list-fails')
    expect((await call('GET /api/books')).status).toBe(500)
  })
})

/** A folder with the text of a recording. */
function folderWith(text: string): string {
  const directory = mkdtempSync(join(folder, 'recording-'))
  writeFileSync(join(directory, recordingFile), text)
  return directory
}
const whole = recordingText({ at, calls: [recorded('GET /api/books', [book(7)])] })

describe('the recording of serve', () => {
  test('is served by the command', async () => {
    const flags = ['--contract', libraryFile, '--recording', folderWith(whole), '--port', '0']
    const server = spawn(process.execPath, ['mocks/server.ts', ...flags], { stdio: ['ignore', 'pipe', 'inherit'] })
    onTestFinished(() => void server.kill())
    const [line] = (await once(server.stdout, 'data')) as [Buffer]
    const origin = /http:\/\/\S+?:\d+/.exec(line.toString())?.[0]
    expect(await (await fetch(`${origin}/api/books`)).json()).toEqual([book(7)])
  })

  test.each([
    ['another API', whole.replace('/api/books', '/todos'), /: none of its calls is one of this contract/],
    ['a damaged file', whole.slice(0, 200), /: it was not made by npm run record\.$/],
  ])('of %s is refused in one line', async (_what, text, message) => {
    await expect(serveFile(libraryFile, {}, folderWith(text))).rejects.toThrow(message)
  })

  test('that is missing is refused in one line', async () => {
    await expect(serveFile(libraryFile, {}, '/nowhere')).rejects.toThrow(/^\/nowhere holds no recording\.har: make one/)
  })
})
